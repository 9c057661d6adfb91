import { type ReactNode, Suspense, useState } from 'react';
import { onUse } from '../ui/onUse.tsx';

export interface MenuItem {
  readonly label: string;
  /** What one gets; a name in it stands in backticks. */
  readonly detail?: string;
  /** The detail is told where there is little room, too. */
  readonly detailStays?: boolean;
  readonly run: () => void;
  /** Present on a switch. */
  readonly checked?: boolean;
  readonly disabled?: boolean;
  /** The menu stays, so that more can be chosen. */
  readonly staysOpen?: boolean;
  /** The label is a name of the user. */
  readonly code?: boolean;
  /** A shape before the label. */
  readonly icon?: ReactNode;
}

export interface MenuGroup {
  readonly title?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuButtonProps {
  readonly label: string;
  readonly className: string;
  /** What stands on the button; its name is `label`. */
  readonly children: ReactNode;
  readonly groups: readonly MenuGroup[];
  /** It hangs from the header, clear of its edge, and has room for details. */
  readonly inHeader?: boolean;
}

const loadMenu = () => import('./Menu.tsx');
const Menu = onUse(loadMenu);

/** A button with a menu; the menu's code comes when it is first wanted. */
export function MenuButton(props: MenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  const plain = (
    <button
      type="button"
      className={props.className}
      aria-label={props.label}
      title={props.label}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      {props.children}
    </button>
  );
  if (!wanted) return plain;
  return (
    <Suspense fallback={plain}>
      <Menu {...props} />
    </Suspense>
  );
}

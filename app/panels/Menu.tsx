import * as Dropdown from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide';
import { Fragment } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { Names } from '../ui/Names.tsx';
import type { MenuButtonProps, MenuItem } from './MenuButton.tsx';
import './Menu.css';

/** The menu behind a `MenuButton`; it opens as soon as it is there. */
export default function Menu({ label, className, children, groups, inHeader = false }: MenuButtonProps) {
  return (
    <Dropdown.Root defaultOpen modal={false}>
      <Dropdown.Trigger className={className} aria-label={label} title={label}>
        {children}
      </Dropdown.Trigger>
      {/* Inside a landmark, so that readers know where it belongs; nothing there cuts it off. */}
      <Dropdown.Portal container={document.querySelector<HTMLElement>('.top')}>
        <Dropdown.Content
          className={inHeader ? 'menu menu-wide' : 'menu'}
          align="end"
          sideOffset={inHeader ? 12 : 4}
          collisionPadding={8}
          loop
        >
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names of the user may repeat
            <Fragment key={at}>
              {at > 0 && <Dropdown.Separator className="menu-line" />}
              <Dropdown.Group>
                {group.title !== undefined && (
                  <Dropdown.Label className="menu-title">{group.title}</Dropdown.Label>
                )}
                {group.items.map((item, nth) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <Item key={nth} item={item} />
                ))}
              </Dropdown.Group>
            </Fragment>
          ))}
        </Dropdown.Content>
      </Dropdown.Portal>
    </Dropdown.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  const {
    label,
    detail,
    detailStays = false,
    run,
    checked,
    disabled = false,
    staysOpen = false,
    code = false,
    icon,
  } = item;
  const stay = (event: Event) => {
    if (staysOpen) event.preventDefault();
  };
  const content = (
    <>
      {icon}
      <span className={code ? 'menu-label code clip' : 'menu-label'}>{label}</span>
      {detail !== undefined && (
        <span className={detailStays ? 'menu-detail stays' : 'menu-detail'}>
          <Names text={detail} />
        </span>
      )}
    </>
  );
  if (checked === undefined) {
    return (
      <Dropdown.Item disabled={disabled} onSelect={run}>
        {content}
      </Dropdown.Item>
    );
  }
  return (
    <Dropdown.CheckboxItem checked={checked} disabled={disabled} onCheckedChange={run} onSelect={stay}>
      {content}
      <Icon of={Check} className="menu-check" size={14} />
    </Dropdown.CheckboxItem>
  );
}

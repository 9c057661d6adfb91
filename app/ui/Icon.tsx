import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

interface IconProps extends ComponentProps<'svg'> {
  readonly of: IconNode;
  readonly size: number;
}

/** An icon; without a label of its own it is named by what stands around it. */
export function Icon({ of, size, ...rest }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden unless it has a label
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] === undefined}
      {...rest}
    >
      {of.map(([name, attributes], index) => createElement(name, { key: index, ...attributes }))}
    </svg>
  );
}

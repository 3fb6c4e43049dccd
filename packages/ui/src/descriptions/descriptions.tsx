import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';

export interface DescriptionsItem {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** Takes the whole line. */
  wide?: boolean;
}

export interface DescriptionsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly DescriptionsItem[];
  columns?: 1 | 2 | 3;
  /** `rows`: each name and its value on one line, for short facts on a phone. */
  layout?: 'stacked' | 'rows';
  /** The name of a region in which many facts scroll, within half of the window. */
  scrollsAs?: string;
}

/** Facts of one record: names and values. An empty value shows a dash. */
export function Descriptions({
  items,
  columns = 2,
  layout = 'stacked',
  scrollsAs,
  className,
  ...rest
}: DescriptionsProps) {
  const facts = (
    <dl
      {...rest}
      className={classNames('sc-descriptions', className)}
      data-columns={columns}
      data-layout={layout}
    >
      {items.map((item) => (
        <div key={item.id} className="sc-descriptions-item" data-wide={item.wide || undefined}>
          <dt className="sc-descriptions-label">{item.label}</dt>
          <dd className="sc-descriptions-value">{item.value || item.value === 0 ? item.value : '—'}</dd>
        </div>
      ))}
    </dl>
  );
  if (!scrollsAs) return facts;
  return (
    // A region that scrolls must be reachable by key.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="sc-descriptions-scroll" aria-label={scrollsAs} tabIndex={0}>
      {facts}
    </section>
  );
}

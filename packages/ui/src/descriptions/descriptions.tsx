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
}

/** Facts of one record: names and values. An empty value shows a dash. */
export function Descriptions({
  items,
  columns = 2,
  layout = 'stacked',
  className,
  ...rest
}: DescriptionsProps) {
  return (
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
}

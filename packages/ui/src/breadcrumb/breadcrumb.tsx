'use client';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../internal/class-names.js';
import { Link } from '../link/link.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface BreadcrumbItem {
  id: string;
  label: ReactNode;
  /** Without it the item is plain text; the last one always is. */
  to?: string;
  external?: boolean;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly BreadcrumbItem[];
}

/** Where this page is. Needs `link.css`. */
export function Breadcrumb({ items, className, ...rest }: BreadcrumbProps) {
  const { words } = useSkillcert();
  const last = items.length - 1;
  return (
    <nav aria-label={words.breadcrumb} {...rest} className={classNames('sc-breadcrumb', className)}>
      <ol className="sc-breadcrumb-list">
        {items.map((item, index) => (
          <li key={item.id} className="sc-breadcrumb-item" aria-current={index === last ? 'page' : undefined}>
            {item.to && index < last ? (
              <Link to={item.to} tone="inherit" {...(item.external ? { external: true } : {})}>
                {item.label}
              </Link>
            ) : (
              <span>{item.label}</span>
            )}
            {index < last && <ChevronRight aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

'use client';
import type { ComponentProps } from 'react';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of the node to go to; it takes the focus. */
  target: string;
}

/** The first stop of the Tab key: jumps over the menus. */
export function SkipLink({ target, className, children, onClick, ...rest }: SkipLinkProps) {
  const { words } = useSkillcert();
  return (
    <a
      {...rest}
      href={`#${target}`}
      className={classNames('sc-skip-link', className)}
      onClick={(event) => {
        onClick?.(event);
        const node = document.getElementById(target);
        if (!node) return;
        event.preventDefault();
        node.focus();
      }}
    >
      {children ?? words.skipToContent}
    </a>
  );
}

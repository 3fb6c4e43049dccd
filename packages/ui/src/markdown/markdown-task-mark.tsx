'use client';
import { Square, SquareCheck } from 'lucide-react';
import { useSkillcert } from '../provider/skillcert-context.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';

/** The mark before a task: drawn, since a letter for it comes from another font on each machine. */
export function MarkdownTaskMark({ checked }: { readonly checked: boolean }) {
  const { words } = useSkillcert();
  const Mark = checked ? SquareCheck : Square;
  return (
    <span className="sc-markdown-task">
      <Mark aria-hidden="true" />
      {checked && <VisuallyHidden>({words.stepDone}) </VisuallyHidden>}
    </span>
  );
}

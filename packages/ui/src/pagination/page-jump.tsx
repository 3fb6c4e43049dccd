'use client';
import { useState } from 'react';
import { usePartWords } from '../internal/use-part-words.js';
import { TextInput } from '../text-input/text-input.js';
import { paginationWords } from './pagination-words.js';

interface PageJumpProps {
  page: number;
  last: number;
  onPageChange: (page: number) => void;
}

/** The page's number, which one can type over: Enter and leaving it go there, Escape does not. */
export function PageJump({ page, last, onPageChange }: PageJumpProps) {
  const words = usePartWords('pagination', paginationWords);
  const [draft, setDraft] = useState<string | null>(null);
  const go = () => {
    setDraft(null);
    const wanted = Math.min(last, Math.max(1, Math.round(Number(draft))));
    if (draft?.trim() && wanted >= 1 && wanted !== page) onPageChange(wanted);
  };
  return (
    <TextInput
      className="sc-pagination-jump"
      aria-label={words.jump(last)}
      inputMode="numeric"
      autoComplete="off"
      size={Math.max(2, String(last).length)}
      value={draft ?? String(page)}
      onValueChange={setDraft}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={go}
      onKeyDown={({ key }) => {
        if (key === 'Enter') go();
        if (key === 'Escape') setDraft(null);
      }}
    />
  );
}

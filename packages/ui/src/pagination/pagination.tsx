'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useId } from 'react';
import { IconButton } from '../icon-button/icon-button.js';
import { classNames } from '../internal/class-names.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { Select } from '../select/select.js';
import { PageJump } from './page-jump.js';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** From 1. */
  page: number;
  limit: number;
  total: number;
  onPageChange: (page: number) => void;
  onLimitChange?: (limit: number) => void;
  limits?: readonly number[];
}

const defaultLimits = [10, 20, 50, 100];

interface PageMovesProps {
  page: number;
  last: number;
  onPageChange: (page: number) => void;
}

/** The page, its neighbours, and the jump to another. */
function PageMoves({ page, last, onPageChange }: PageMovesProps) {
  const { words } = useSkillcert();
  return (
    <div className="sc-pagination-moves">
      <IconButton
        variant="secondary"
        size="small"
        label={words.previousPage}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <span className="sc-pagination-page">
        {last > 1 ? (
          <PageJump page={page} last={last} onPageChange={onPageChange} />
        ) : (
          <span className="sc-pagination-current">{page}</span>
        )}
        / {last}
      </span>
      <IconButton
        variant="secondary"
        size="small"
        label={words.nextPage}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={page >= last}
        onClick={() => onPageChange(page + 1)}
      />
    </div>
  );
}

/**
 * The range of shown rows, their total, and the way to other pages. A page beyond the last asks for the last: its
 * rows were worked off. Needs `select.css text-input.css button.css`.
 */
export function Pagination({
  page,
  limit,
  total,
  onPageChange,
  onLimitChange,
  limits = defaultLimits,
  className,
  ...rest
}: PaginationProps) {
  const { words } = useSkillcert();
  const limitId = useId();
  const last = Math.max(1, Math.ceil(total / limit));
  const isBeyond = total > 0 && page > last;
  const toLast = useEffectEvent(() => onPageChange(last));
  useEffect(() => {
    if (isBeyond) toLast();
  }, [isBeyond]);
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  return (
    <nav aria-label={words.pages} {...rest} className={classNames('sc-pagination', className)}>
      <p className="sc-pagination-range" role="status">
        {words.range(from, Math.min(page * limit, total), total)}
      </p>
      {onLimitChange && (
        <div className="sc-pagination-limit">
          <label htmlFor={limitId}>{words.perPage}</label>
          <Select
            id={limitId}
            placeholder={null}
            options={limits.map((value) => ({ value: String(value), label: String(value) }))}
            value={String(limit)}
            onValueChange={(value) => onLimitChange(Number(value))}
          />
        </div>
      )}
      <PageMoves page={page} last={last} onPageChange={onPageChange} />
    </nav>
  );
}

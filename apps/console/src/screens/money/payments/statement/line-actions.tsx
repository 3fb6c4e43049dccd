import '@skillcert/ui/dropdown-menu.css';
import type { BankLine } from '@skillcert/api-client';
import { mayBeOwnLine } from '@skillcert/core';
import { Button, DropdownMenu, Inline } from '@skillcert/ui';
import { Ellipsis } from 'lucide-react';
import { useWords } from '../../../../messages/words-state.js';
import { fits, mayDiffer, useNamed } from './line-payees.js';
import type { LineStep } from './line-step-dialog.js';
import { paidTogether } from './paid-together.js';
import { paidTwice } from './paid-twice.js';
import type { BankLinesList } from './use-bank-lines.js';

interface LineActionsProps {
  readonly line: BankLine;
  readonly name: string;
  readonly onStep: (step: LineStep) => void;
  readonly list: Pick<BankLinesList, 'takeBack' | 'drop' | 'keep'>;
}

function MatchedAction({ line, list, onStep }: Omit<LineActionsProps, 'name'>) {
  const { t } = useWords();
  const named = useNamed();
  const { payment } = line;
  if (payment)
    return (
      <Button
        size="small"
        aria-label={t('payments.bank_undo_named', { name: named(payment) })}
        onClick={() => onStep({ kind: 'undo', line })}
      >
        {t('payments.bank_undo')}
      </Button>
    );
  return (
    <Button size="small" onClick={() => list.takeBack(line.line_id)}>
      {t('payments.bank_take_back')}
    </Button>
  );
}

function AsideButton({ line, name, onStep }: Omit<LineActionsProps, 'list'>) {
  const { t } = useWords();
  return (
    <Button
      size="small"
      aria-label={t('payments.bank_aside_named', { name })}
      onClick={() => onStep({ kind: 'aside', lines: [line] })}
    >
      {t('payments.bank_aside')}
    </Button>
  );
}

function TwiceButton({ line, onStep }: Pick<LineActionsProps, 'line' | 'onStep'>) {
  const { t } = useWords();
  const named = useNamed();
  const twice = paidTwice(line);
  if (!twice) return null;
  const isOwn = mayBeOwnLine(line, twice);
  return (
    <Button
      size="small"
      aria-label={t(isOwn ? 'payments.bank_by_hand_named' : 'payments.bank_twice_named', {
        name: named(twice),
      })}
      onClick={() => onStep({ kind: 'twice', line, twice })}
    >
      {t(isOwn ? 'payments.bank_by_hand' : 'payments.bank_twice')}
    </Button>
  );
}

function MoreActions({ line, name, onStep }: Omit<LineActionsProps, 'list'>) {
  const { t } = useWords();
  return (
    <DropdownMenu
      icon
      size="small"
      label={t('common.more', { name })}
      trigger={<Ellipsis aria-hidden="true" />}
      items={[
        {
          id: 'choose',
          label: t('payments.bank_choose'),
          onSelect: () => onStep({ kind: 'choose', line }),
        },
        {
          id: 'aside',
          label: t('payments.bank_aside'),
          onSelect: () => onStep({ kind: 'aside', lines: [line] }),
        },
      ]}
    />
  );
}

/** The actions of one line. */
export function LineActions({ line, name, onStep, list }: LineActionsProps) {
  const { t } = useWords();
  const named = useNamed();
  if (line.payment || line.aside_reason !== null)
    return <MatchedAction line={line} list={list} onStep={onStep} />;
  if (line.perhaps)
    return (
      <Inline gap="xs" justify="end" wrap={false}>
        <Button
          size="small"
          aria-label={t('payments.bank_same_named', { name })}
          onClick={() => list.drop(line.line_id)}
        >
          {t('payments.bank_same')}
        </Button>
        <Button
          size="small"
          aria-label={t('payments.bank_keep_named', { name })}
          onClick={() => list.keep(line.line_id)}
        >
          {t('payments.bank_keep')}
        </Button>
      </Inline>
    );
  const [only, ...others] = line.suggestions;
  const together = paidTogether(line);
  return (
    <Inline gap="xs" justify="end" wrap={false}>
      {together && (
        <Button size="small" onClick={() => onStep({ kind: 'together', line, suggestions: together })}>
          {t('payments.bank_match_all', { count: together.length })}
        </Button>
      )}
      {only && others.length === 0 && (fits(only) || mayDiffer(line, only)) && (
        <Button
          size="small"
          aria-label={t('payments.bank_match_named', { name: named(only) })}
          onClick={() => onStep({ kind: 'match', line, suggestion: only })}
        >
          {t('payments.bank_match')}
        </Button>
      )}
      {line.looks_like ? (
        <AsideButton line={line} name={name} onStep={onStep} />
      ) : (
        <TwiceButton line={line} onStep={onStep} />
      )}
      <MoreActions line={line} name={name} onStep={onStep} />
    </Inline>
  );
}

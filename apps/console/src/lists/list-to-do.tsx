import { Inline, Link, Text } from '@skillcert/ui';
import { useLocation } from 'react-router-dom';
import { useWords } from '../messages/words-state.js';

/** A waiting part of a list. */
interface WaitingPart {
  readonly title: string;
  readonly count: number;
  /** The filters that select it, as in the address. */
  readonly query: string;
}

interface ListToDoProps {
  /** Undefined while unknown. */
  readonly parts: readonly WaitingPart[] | undefined;
  /** The order of the list, unless another one was chosen. */
  readonly order: string | false;
}

/** The waiting parts of a list, each a link to its own; and the order of the list. */
export function ListToDo({ parts, order }: ListToDoProps) {
  const { t } = useWords();
  const { pathname } = useLocation();
  if (!parts) return null;
  const waiting = parts.filter(({ count }) => count > 0);
  return (
    <Inline>
      <Text weight="medium">{t('common.waiting')}</Text>
      {waiting.map(({ title, count, query }) => (
        <Link key={query} to={`${pathname}?${query}`}>
          {t('classes.todo.part', { title, count })}
        </Link>
      ))}
      {waiting.length === 0 && <Text tone="muted">{t('classes.todo.none')}</Text>}
      {order && (
        <Text size="sm" tone="muted">
          {order}
        </Text>
      )}
    </Inline>
  );
}

import type { StatementField } from '@skillcert/api-client/contract';
import { dayOrders, importLimits, isDay } from '@skillcert/core';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import {
  type LookedCell,
  lookAt,
  shownAmount,
  shownText,
  type UndecidedDay,
} from '../../../platform/sheet/look-at.js';
import { refuseFault } from '../../../platform/sheet/refuse-fault.js';
import { readDay } from '../../../platform/sheet/values/read-day.js';
import { dayOf } from '../../../platform/store/sql/day-of.js';
import { filler, plain } from './cells/plain-cell.js';
import { readDirection } from './cells/read-direction.js';
import { readStatus } from './cells/read-status.js';
import { readTime } from './cells/read-time.js';
import { isOwnBy } from './own/is-own-by.js';
import { ownNames } from './own/own-names.js';
import type { LineRules } from './read-line.js';
import { namedRows, openStatement, readLines } from './read-statement.js';
import { askDays, saidOrder } from './said-order.js';
import { statementLookBudget } from './statement-budget.js';
import { isAmount, isWhole } from './statement-heads.js';
import { knownHeads } from './statement-layout.js';

/** Whether a word is one that a column of this field can say. */
const isKnownWord = (field: string, said: string, { codes }: LineRules): boolean => {
  if (field === 'direction') return readDirection(said, codes) !== 'unknown';
  return field !== 'status' || readStatus([said]) !== undefined;
};

/** An amount of a row; empty for none, and null for one that cannot be read, or is that of a row above. */
const shownMoney = (said: string, isCopied: boolean, { decimals }: LineRules): string | null => {
  if (filler.test(said)) return '';
  return isCopied ? null : shownAmount(said, decimals);
};

/** Shows a day or a time, an amount, or the text that a line keeps; null for a word that is not known. */
const readAs =
  (rules: LineRules) =>
  ({
    text,
    field,
    at,
    row: { date1904, copied = [] },
  }: LookedCell<StatementField>): string | null | UndecidedDay => {
    const said = plain(text);
    if (isAmount(field)) return shownMoney(said, copied.includes(at), rules);
    if (field !== 'date' || said === '') return isKnownWord(field, said, rules) ? shownText(said) : null;
    const day = readDay(said, { ...rules.days, date1904 });
    if (isDay(day)) return [day, readTime(said)].filter(Boolean).join(' ');
    const isDayInOrder = dayOrders.some((order) => isDay(readDay(said, { ...rules.days, order, date1904 })));
    return !rules.days.order && isDayInOrder ? { undecided: said } : readTime(said);
  };

type Open = Awaited<ReturnType<typeof openStatement>>;

/** The counts of the rows, as far as the columns are known. */
const findIn = async (open: Open, { caller, services }: Call<'payment/previewStatement'>) => {
  if (!isWhole(open.fields) || open.asksColumns) return { found: null, asks_day: null };
  const { lines, outgoing, unread, unread_by, holder, doubt, reading } = await readLines(open);
  if (doubt) return { found: null, asks_day: askDays(doubt) };
  const isOwn = isOwnBy(await ownNames(services.store.db, caller), holder);
  const found = {
    incoming: lines.length,
    own: lines.filter((line) => line.status === '' && isOwn(line)).length,
    fell_through: lines.filter(({ status }) => status !== '').length,
    outgoing,
    unread: unread.length,
    unread_rows: unread.slice(0, namedRows),
    unread_by,
  };
  return { found, asks_day: null, reading };
};

export const previewStatement = handle('payment/previewStatement', async (call) => {
  const { input, caller, services, request } = call;
  if (request.bytes.length > importLimits.sheet_bytes_max) throw new Refusal('too_large');
  await takeFrom(services, statementLookBudget, String(caller.user_id));
  const known = await knownHeads(services.store.db);
  const { sheets, programme, now } = services;
  return refuseFault(request.language, async () => {
    const order = { programme, today: dayOf(now(), programme), ...saidOrder(input) };
    const rules = { ...order, twice: 'asked' as const };
    const open = await openStatement(sheets, Buffer.from(request.bytes), known, rules);
    return {
      ...lookAt<StatementField>({ ...open, readAs: readAs(open.rules) }),
      ...(await findIn(open, call)),
    };
  });
});

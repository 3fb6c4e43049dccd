import type { Locator, Page } from '@playwright/test';
import { day, find, takeStatement } from '../bank-drawer.js';
import { expect, t } from '../staff-page.js';
import type { Desk } from '../whole-life/people.js';
import { type SentFile, stranger, workbook } from './people.js';

/** A candidate with an unpaid fee. */
export interface Owing {
  readonly name: string;
  readonly enrol_no: string;
}

const fee = 680;

/** A statement of 310 lines: 288 agree in number, name and amount, the rest do not. */
export const statementOf = async (owing: readonly Owing[]) => {
  const [sure, odd] = [owing.slice(0, 288), owing.slice(288)];
  let line = 0;
  const rowOf = (amount: number, payer: string, note: string) => {
    line += 1;
    return [day(), amount.toFixed(2), payer, note, `${Date.now()}${line}`];
  };
  const whole = ({ name, enrol_no }: Owing) => rowOf(fee, name, `报名费 ${enrol_no}`);
  const [one, other, more, less, ...rest] = odd as [Owing, Owing, Owing, Owing, ...Owing[]];
  const [family, bare, twice] = [rest.slice(0, 4), rest.slice(4, 6), sure.slice(0, 2)];
  const company = '江南科技有限公司';
  const strangers = Array.from({ length: 10 }, (_, n) => stranger(n + 4));
  const rows = [
    ...sure.map(whole),
    ...twice.map(whole),
    rowOf(2 * fee, company, `培训费 ${one.enrol_no} ${other.enrol_no}`),
    rowOf(fee + 20, more.name, `报名费 ${more.enrol_no}`),
    // In two transfers.
    rowOf(fee - 80, less.name, `报名费 ${less.enrol_no}`),
    rowOf(80, less.name, `报名费补 ${less.enrol_no}`),
    ...family.map(({ enrol_no }, n) => rowOf(fee, stranger(n).name, `代缴 ${enrol_no}`)),
    ...bare.map(({ name }) => rowOf(fee, name, '报名费')),
    ...strangers.map(({ name }) => rowOf(fee, name, '转账')),
  ];
  const file = await workbook('对账单', ['交易日期', '贷方发生额', '对方户名', '摘要', '交易流水号'], rows);
  const lines = rows.length;
  return { file, lines, company, twice, one, other, more, less, family, bare, strangers: strangers.length };
};

/** The lines of {@link statementOf} that no rule confirms, by their people. */
export type OddLines = Omit<Awaited<ReturnType<typeof statementOf>>, 'file' | 'lines'>;

/** Opens the bank’s lines beside the payments, in the language of the page. */
export const openBank = async (page: Page, words = t): Promise<Locator> => {
  await page.getByRole('button', { name: words('payments.bank_open'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: words('payments.bank_title') });
  await expect(drawer.getByRole('searchbox')).toBeVisible();
  return drawer;
};

/** Imports a statement and confirms all sure lines. Lines of the demo may be among them. */
export const confirmSure = async (
  { page }: Desk,
  { file, lines }: { readonly file: SentFile; readonly lines: number },
): Promise<Locator> => {
  const drawer = await openBank(page);
  await drawer.locator('input[type=file]').setInputFiles(file);
  await takeStatement(drawer, lines);
  const told = t('payments.bank_told', { added: lines, known: 0, outgoing: 0 });
  await expect(drawer.getByText(told)).toBeVisible({ timeout: 60_000 });
  const all = /^确认全部/;
  await drawer.getByRole('button', { name: all }).click();
  await page.getByRole('dialog', { name: all }).getByRole('button', { name: all }).click();
  await expect(drawer.getByText(/^已确认 \d+ 笔/)).toBeVisible({ timeout: 120_000 });
  return drawer;
};

/** Clicks the suggestion of a line, and confirms; with a reason if the amount is not the fee. */
const confirmFirst = async (
  { page }: Desk,
  drawer: Locator,
  { name, title }: { readonly name: string | RegExp; readonly title: string | RegExp },
) => {
  await drawer.getByRole('button', { name }).first().click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: t('payments.event.confirm'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
};

const match = (name: string) => ({
  name: t('payments.bank_match_named', { name }),
  title: t('payments.bank_match'),
});

/** Confirms the line of each of these people, which is found by their number or their name. */
export const confirmNamed = async (
  desk: Desk,
  drawer: Locator,
  people: readonly Owing[],
  by: keyof Owing = 'enrol_no',
) => {
  for (const person of people) {
    await find(drawer, person[by]);
    await confirmFirst(desk, drawer, match(person.name));
  }
};

/** Takes a line that differs from the fee of the candidate whom it names. */
export const confirmDifferent = async (
  { page }: Desk,
  drawer: Locator,
  { line, person }: { readonly line: string; readonly person: Owing },
) => {
  await find(drawer, line);
  const { name } = match(person.name);
  await drawer.getByRole('button', { name }).first().click();
  // Its title shows the difference.
  const reason = page.getByLabel(t('common.reason'));
  await reason.fill('与考生核实');
  await page.getByRole('button', { name: t('payments.event.confirm'), exact: true }).click();
  await expect(reason).toHaveCount(0);
};

/** Confirms the line that names all of these people at once. */
export const confirmTogether = async (desk: Desk, drawer: Locator, people: readonly Owing[]) => {
  await find(drawer, people[0]?.enrol_no ?? '');
  const name = t('payments.bank_match_all', { count: people.length });
  await confirmFirst(desk, drawer, { name, title: name });
};

import { formatCents, formatDateTime, type Language, languageTag } from '@skillcert/core';
import { wordsIn } from '../../../platform/http/words.js';
import { escapeHtml } from '../../../platform/openapi/escape-html.js';
import type { Row } from '../../../platform/store/database.js';
import { sandboxStyle } from './sandbox-style.js';

/**
 * The outcomes that a tester can choose for an order. `silent`: paid, but the provider's report gets lost on its way.
 * `kept`: paid, and no refund is sent.
 */
export const sandboxOutcomes = ['paid', 'silent', 'kept', 'failed'] as const;

interface PageFacts {
  readonly order: Row<'sandbox_order'>;
  readonly language: Language;
  readonly time_zone: string;
  readonly now: Date;
}

/** A message key of the page. */
type SandboxWord = `sandbox.${
  | 'title'
  | 'text'
  | 'for'
  | 'amount'
  | 'until'
  | 'paid'
  | 'silent'
  | 'silent_hint'
  | 'kept'
  | 'failed'
  | 'state_paid'
  | 'state_failed'
  | 'state_closed'
  | 'back'}`;

type Say = (key: Parameters<ReturnType<typeof wordsIn>>[0]) => string;

const choices = (trade_no: string, say: Say) =>
  sandboxOutcomes
    .map(
      (outcome) => `<form method="post" action="/sandbox/pay/${trade_no}/${outcome}">
<button type="submit"${outcome === 'paid' ? ' class="main"' : ''}>${say(`sandbox.${outcome}`)}</button></form>`,
    )
    .join('');

const stateOf = ({ status, expires_at }: Row<'sandbox_order'>, now: Date) =>
  status === 'waiting' && expires_at <= now ? 'closed' : status;

/**
 * The cashier of the sandbox: the order, and buttons for its outcome. The page loads no resources and runs no scripts.
 */
export const sandboxPage = ({ order, language, time_zone, now }: PageFacts): string => {
  const words = wordsIn(language);
  const say: Say = (key) => escapeHtml(words(key));
  const { trade_no, amount_cents, currency, description, expires_at, return_url } = order;
  const state = stateOf(order, now);
  const until = formatDateTime(expires_at, { timeZone: time_zone });
  return `<!doctype html>
<html lang="${languageTag(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${say('sandbox.title')}</title>
<link rel="icon" href="data:,"><style>${sandboxStyle}</style></head><body><main>
<h1>${say('sandbox.title')}</h1><p>${say('sandbox.text')}</p>
<dl><dt>${say('sandbox.for')}</dt><dd>${escapeHtml(description)}</dd>
<dt>${say('sandbox.amount')}</dt><dd class="amount">${escapeHtml(formatCents(amount_cents, currency, language))}</dd>
<dt>${say('sandbox.until')}</dt><dd>${escapeHtml(until)}</dd></dl>
${
  state === 'waiting'
    ? `${choices(trade_no, say)}<p>${say('sandbox.silent_hint')}</p>`
    : `<p role="status">${say(`sandbox.state_${state}`)}</p><a class="back main" href="${escapeHtml(return_url)}">${say('sandbox.back')}</a>`
}
</main></body></html>
`;
};

declare module '../../../platform/http/words.js' {
  interface AreaWords {
    readonly sandbox: SandboxWord;
  }
}

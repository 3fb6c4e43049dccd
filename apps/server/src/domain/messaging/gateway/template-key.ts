import type { GroupSms } from '@skillcert/core';
import { type RenderedTemplate, smsCases, smsTemplates } from '../sms-message.js';

interface Written {
  readonly template: RenderedTemplate;
  readonly params: Readonly<Record<string, string>>;
  /** The template of the programme, if it is a message to many. */
  readonly template_id: string | null;
}

const known: Readonly<Partial<Record<RenderedTemplate, readonly string[]>>> = smsCases;

const casesOf = (template: RenderedTemplate): readonly string[] => known[template] ?? [];

/**
 * The key of a gateway’s template: the occasion, with its case if it has several; or the programme’s template.
 * `ticket.changed`, `group.news`
 */
export const templateKey = ({ template, params, template_id }: Written): string => {
  if (template === 'group') return `group.${template_id}`;
  const cases = casesOf(template);
  if (cases.length === 0) return template;
  const { status = '' } = params;
  return `${template}.${cases.includes(status) ? status : 'other'}`;
};

/**
 * The key of the message that says less and is true all the same: that the review has news. A new version knows new
 * cases, and a gateway takes days to approve their texts.
 */
export const heldInAnyCase: Readonly<Record<string, string>> = Object.fromEntries(
  smsCases.review_result.map((each) => [`review_result.${each}`, 'review_result.other']),
);

/** Every template that a gateway needs, so that any message of the product can leave. */
export const templateKeys = ({ templates }: Pick<GroupSms, 'templates'>): readonly string[] => [
  ...smsTemplates.flatMap((template) => {
    const cases = casesOf(template);
    return cases.length === 0 ? [template] : cases.map((each) => `${template}.${each}`);
  }),
  ...templates.map(({ id }) => `group.${id}`),
];

import type { GroupSms } from '@skillcert/core';
import { type RenderedTemplate, smsCases, smsTemplates } from '../sms-message.js';

interface Written {
  readonly template: RenderedTemplate;
  readonly params: Readonly<Record<string, string>>;
  /** Of the programme, where it is a message to many. */
  readonly template_id: string | null;
}

const known: Readonly<Partial<Record<RenderedTemplate, readonly string[]>>> = smsCases;

const casesOf = (template: RenderedTemplate): readonly string[] => known[template] ?? [];

/** By what a gateway’s template is found: the occasion, with what it says of several things; or the programme’s template. `ticket.changed`, `group.news` */
export const templateKey = ({ template, params, template_id }: Written): string => {
  if (template === 'group') return `group.${template_id}`;
  const cases = casesOf(template);
  if (cases.length === 0) return template;
  const { status = '' } = params;
  return `${template}.${cases.includes(status) ? status : 'other'}`;
};

/** Every template that a gateway needs, so that whatever the product may want to say can leave. */
export const templateKeys = ({ templates }: Pick<GroupSms, 'templates'>): readonly string[] => [
  ...smsTemplates.flatMap((template) => {
    const cases = casesOf(template);
    return cases.length === 0 ? [template] : cases.map((each) => `${template}.${each}`);
  }),
  ...templates.map(({ id }) => `group.${id}`),
];

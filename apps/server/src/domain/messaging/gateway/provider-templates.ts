import { readFileSync } from 'node:fs';
import { type GroupSms, isLanguage, type Language, languages } from '@skillcert/core';
import { z } from 'zod';
import { heldInAnyCase, templateKeys } from './template-key.js';

const template = z.strictObject({
  /** The gateway’s number for it. */
  id: z.string().min(1).max(100),
  /** Which of our values it is filled with, in its order; for Aliyun its own variables bear these names. */
  params: z.array(z.string().min(1)).max(20).default([]),
  /** The longest value that the gateway takes; longer ones are cut. */
  cut: z.int().min(2).max(500).default(35),
});

/** A gateway’s template. */
type ProviderTemplate = z.infer<typeof template>;

const file = z.record(z.string(), z.partialRecord(z.enum(languages), template));

/** A gateway’s templates, by message and language. */
export type ProviderTemplates = Readonly<
  Record<string, Readonly<Partial<Record<Language, ProviderTemplate>>>>
>;

const parseFile = (path: string): ProviderTemplates => {
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new Error(`SMS_TEMPLATES_FILE: ${path} holds no usable list of templates.`, { cause: error });
  }
};

/**
 * Reads the messages of a gateway’s templates.
 * @throws a sentence that names an unknown message, or that no code could be sent
 */
export const readProviderTemplates = (path: string, groupSms: GroupSms): ProviderTemplates => {
  const templates = parseFile(path);
  const needed = templateKeys(groupSms);
  const strange = Object.keys(templates).filter((key) => !needed.includes(key));
  if (strange.length > 0) throw new Error(`SMS_TEMPLATES_FILE: nothing is said by ${strange.join(', ')}.`);
  if (!findTemplate(templates, 'verify_code', 'zh')) {
    throw new Error('SMS_TEMPLATES_FILE: verify_code is missing, and without codes nobody can enrol.');
  }
  return templates;
};

/** The messages without a template, which cannot be sent. */
export const missingTemplates = (says: (key: string) => boolean, groupSms: GroupSms): readonly string[] =>
  templateKeys(groupSms).filter((key) => !says(key));

/**
 * The template in the language that is asked for, else in the first of ours that it exists in. A case that a gateway
 * has not approved yet is sent by the message that holds in any case, where there is one.
 */
export const findTemplate = (
  templates: ProviderTemplates,
  key: string,
  language: string,
): ProviderTemplate | undefined => {
  const known = templates[key] ?? templates[heldInAnyCase[key] ?? ''];
  if (!known) return undefined;
  const wanted: readonly Language[] = [...(isLanguage(language) ? [language] : []), ...languages];
  return wanted.flatMap((each) => known[each] ?? [])[0];
};

/** The values that a template is filled with, in its order, none longer than the gateway takes. */
export const valuesOf = (
  { params, cut }: ProviderTemplate,
  values: Readonly<Record<string, string>>,
): readonly (readonly [name: string, value: string])[] =>
  params.map((name) => {
    const signs = [...(values[name] ?? '')];
    return [name, signs.length > cut ? `${signs.slice(0, cut - 1).join('')}…` : signs.join('')];
  });

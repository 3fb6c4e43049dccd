import { dayOrders, isPersonName, limits } from '@skillcert/core';
import { z } from 'zod';

// Control characters break logs, exports and PostgreSQL (U+0000), and steer terminals (U+009B is an escape sequence's
// beginning); lone surrogates cannot be stored.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const lineControls = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, with line feed and tab allowed
const paragraphControls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

// They turn the reading direction: a name that shows otherwise than it is stored.
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

// Characters, not UTF-16 units; there are never more of them, so a text short in units needs no counting.
const isAtMost = (text: string, max: number) => text.length <= max || [...text].length <= max;

const safeText = (controls: RegExp, max: number) =>
  z
    .string()
    .trim()
    .refine((text) => isAtMost(text, max), 'too_long')
    .refine(
      (text) => !controls.test(text) && !directionControls.test(text) && text.isWellFormed(),
      'unsafe_text',
    )
    // For client generators that read the document: JSON Schema counts characters too.
    .meta({ maxLength: max });

/** One line of text of at most `max` characters, trimmed; may be empty. */
export const line = (max: number) => safeText(lineControls, max);

/** One line of text that must not be empty. */
export const requiredLine = (max: number) => line(max).refine((text) => text !== '', 'required');

/** Several lines of text of at most `max` characters. */
export const paragraph = (max: number) => safeText(paragraphControls, max);

/** Words that a list is searched for. */
export const searchText = line(limits.search_length_max);

/** A reason that may be missing. */
export const reasonText = paragraph(limits.reason_length_max);

/** A reason that must be given. */
export const givenReason = reasonText.refine((text) => text !== '', 'reason_required');

/** A short reason that must be given. */
export const givenShortReason = paragraph(limits.short_reason_length_max).refine(
  (text) => text !== '',
  'reason_required',
);

/** A phone as it is typed. */
export const phoneText = requiredLine(limits.phone_length_max);

/** The name of a person, any script. */
export const personName = requiredLine(limits.name_length_max).refine(isPersonName, 'invalid_name');

/** An id below 2^53. */
export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A moment, ISO 8601 in UTC. */
export const moment = z.iso.datetime({ offset: true, error: 'invalid_date' });

/** A day, `2026-11-21`. There is no year 0 in the database, nor in the calendar. */
export const day = z.iso.date('invalid_date').refine((text) => text > '0001', 'invalid_date');

/** In which order a day names its parts. */
export const dayOrder = z.enum(dayOrders, 'not_offered');

/** An amount of an answer, in integer cents: sums of many, and other parties' payments, have no bound. */
export const amount = z.int().min(0);

/** Integer cents that somebody writes, such as a fee. */
export const cents = z.number().int().min(0, 'too_small').max(limits.cents_max, 'too_big');

/** The number of waiting items of a kind, capped at the limit of counting. */
export const waitingCount = z.int().min(0).max(limits.to_do_count_max);

/** The input of every list: a page and, per list, a sort and filters. */
export const page = {
  page: z.number().int().min(1).max(limits.page_no_max).default(1),
  limit: z.number().int().min(1).max(limits.page_size_max).default(limits.page_size_default),
};

/** The answer of every list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.number().int() });

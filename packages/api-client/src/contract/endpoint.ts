import type { ZodType, z } from 'zod';
import type { Access } from './access.js';
import { type CallName, calls } from './calls.js';
import type { ErrorName } from './errors.js';
import { writeKinds } from './write-kinds.js';

interface EndpointDefinition<Input extends ZodType, Output extends ZodType, Allowed extends Access> {
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly access: Allowed;
  /**
   * Refusals that a caller should expect beside the general ones (session, input, too many); `class_state` is added
   * by itself.
   */
  readonly refuses?: readonly ErrorName[];
  /**
   * `bytes`: the body is the file itself, the input travels in the query. `query`: the input of a POST travels in
   * the query, and a JSON body is accepted too. `image`, `file`, `table`, `zip`, `xlsx`, `pdf`, `stream`: the
   * answer is the file itself: a JPEG; a JPEG or a PDF; a list (CSV or XLSX) or an archive that is sent while it is
   * read; a sheet; a document; or a PDF or video that a player requests in parts.
   */
  readonly body?: 'json' | 'bytes' | 'query';
  /** The size limit of such a body if it is a picture that is scaled down; every other file has one limit. */
  readonly bytes_max?: number;
  readonly answers?: 'json' | 'image' | 'file' | 'table' | 'zip' | 'xlsx' | 'pdf' | 'stream';
  /** Whether the caller must send an `Idempotency-Key`, so that a repeated call gives the first answer. */
  readonly needsKey?: boolean;
  /** Whether it waits for an event: a page calls it in the background, so it does not count as use of a session. */
  readonly waits?: boolean;
  readonly example: { readonly input: z.input<Input>; readonly output: z.output<Output> };
}

/** One call of the contract. */
export interface Endpoint<
  Name extends CallName = CallName,
  Input extends ZodType = ZodType,
  Output extends ZodType = ZodType,
  Allowed extends Access = Access,
> extends EndpointDefinition<Input, Output, Allowed> {
  readonly call: Name;
  readonly method: 'GET' | 'POST';
}

/** Declares a call: both schemas, its callers, its refusals, and an example that both sides are tested with. */
export const endpoint = <
  Name extends CallName,
  Input extends ZodType,
  Output extends ZodType,
  const Allowed extends Access,
>(
  call: Name,
  definition: EndpointDefinition<Input, Output, Allowed>,
): Endpoint<Name, Input, Output, Allowed> => {
  // A write to a class is refused in states that do not allow it.
  const refuses =
    call in writeKinds ? [...(definition.refuses ?? []), 'class_state' as const] : definition.refuses;
  return { call, method: calls[call], ...definition, ...(refuses && { refuses }) };
};

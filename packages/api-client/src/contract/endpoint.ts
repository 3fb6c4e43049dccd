import type { ClassWrite } from '@skillcert/core';
import { ZodObject, type ZodType, type z } from 'zod';
import type { Access } from './access.js';
import type { ErrorName } from './errors.js';

interface EndpointDefinition<Input extends ZodType, Output extends ZodType, Allowed extends Access> {
  /** A call is a POST unless it says otherwise. */
  readonly method?: 'GET' | 'POST';
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly access: Allowed;
  /**
   * The kind of write in the class that the call names, or that the enrolment or bank line it names belongs to. The
   * server refuses it with `class_state` in a state of the class that takes none of that kind (`writeRule`).
   */
  readonly writes?: ClassWrite;
  /**
   * Refusals a caller should expect beside the general ones (session, input, too many); `class_state` comes by itself.
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
  Name extends string = string,
  Input extends ZodType = ZodType,
  Output extends ZodType = ZodType,
  Allowed extends Access = Access,
> extends EndpointDefinition<Input, Output, Allowed> {
  readonly call: Name;
  readonly method: 'GET' | 'POST';
}

/**
 * Declares a call: its name, which is also its path under `/api`, schema both ways, who may make it, what it refuses,
 * and an example both sides are tested with. `npm run docs` registers it.
 */
export const endpoint = <
  Name extends `${string}/${string}`,
  Input extends ZodType,
  Output extends ZodType,
  const Allowed extends Access,
>(
  call: Name,
  definition: EndpointDefinition<Input, Output, Allowed>,
): Endpoint<Name, Input, Output, Allowed> => {
  // A call that writes to a class is refused in states that do not allow the write.
  const refuses = definition.writes
    ? [...(definition.refuses ?? []), 'class_state' as const]
    : definition.refuses;
  return { call, ...definition, method: definition.method ?? 'POST', ...(refuses && { refuses }) };
};

/** Whether the input of a call travels in the query. */
export const isInQuery = ({ method, body }: Endpoint): boolean =>
  method === 'GET' || body === 'query' || body === 'bytes';

/** Whether the `search` of a call has a header of its own, because its other input is in the query. */
export const searchesByHeader = (endpoint: Endpoint): boolean =>
  isInQuery(endpoint) && endpoint.input instanceof ZodObject && 'search' in endpoint.input.shape;

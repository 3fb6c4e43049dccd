/**
 * An input as a query: absent fields are omitted. The contract has no lists and no records in one
 * (`contract.test.ts`).
 */
export const queryOf = (input: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );

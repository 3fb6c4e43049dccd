import type { CompiledQuery } from 'kysely';

/** A statement as it is sent. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Several statements as the one value of a query: kysely lets a transaction send its queries one by one only. */
export class Pack {
  readonly statements: readonly Statement[];
  /** Whether anybody waits for what they give. */
  readonly isAwaited: boolean;

  constructor(statements: readonly Statement[], { isAwaited }: { readonly isAwaited: boolean }) {
    this.statements = statements;
    this.isAwaited = isAwaited;
  }
}

/** The SQL of a query, or of all statements of its pack. */
export const sqlOf = ({ sql, parameters: [first] }: CompiledQuery): string =>
  first instanceof Pack ? first.statements.map(({ text }) => text).join(';\n') : sql;

/**
 * The work that a change causes for users of the package: `major` some, `minor` none and it adds something, `patch`
 * none.
 */
export const bumps = ['major', 'minor', 'patch'] as const;

/** A change that the next version of a package will have. */
export interface Change {
  readonly bump: (typeof bumps)[number];
  readonly text: string;
}

/** The changes of a package in the texts of changesets: names and bumps between two lines of dashes, then the text. */
export const readChanges = (changesets: readonly string[], name: string): Change[] =>
  changesets.flatMap((changeset) => {
    const [, heads = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(changeset) ?? [];
    const head = heads.split('\n').find((line) => /^['"]?([^'"]+)['"]?:/.exec(line)?.[1] === name);
    const bump = bumps.find((each) => head?.endsWith(` ${each}`));
    return bump ? [{ bump, text: text.trim() }] : [];
  });

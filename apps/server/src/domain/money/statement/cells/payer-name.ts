/** A run of figures and stars that is an account: long, in groups, or with its middle hidden. */
const account = String.raw`(?:(?:[\d*•]{4}[ -]){2,}[\d*•]{1,7}|\d*[*•]{2,}\d+|\d{8,})`;
/** The end of an account, or a short one, where a mark parts it from the name. */
const parted = String.raw`(?:${account}|[\d*•]{4,})`;
const label = '(?:账号|帐号|账户|帐户|卡号|尾号|account|a/c)?[:：]?\\s*';

const before = new RegExp(String.raw`^(?:${parted}\s*[/|,;:\s-]|${account}|\(${label}${parted}\))\s*(?=\S)`);
const behind = new RegExp(
  String.raw`\s*(?:[/|,;:]\s*${label}${parted}|[([]\s*${label}${parted}\s*[)\]]|(?<![A-Za-z\d])${label}${account})$`,
  'i',
);
/** Payment apps name an account by its address. */
const address = /\s*[([]?\s*[\w*.+-]+@[\w*.-]+\s*[)\]]?/g;
const hasLetter = /\p{L}/u;

/** Removes the account from a name. Banks write it before or behind the name, or in a second column of the payer. */
const withoutAccount = (text: string): string =>
  text.replace(address, '').replace(before, '').replace(behind, '').trim();

/**
 * The name of a payer, from the columns that say it.
 * @returns an empty text where they say accounts alone
 */
export const payerName = (texts: readonly string[]): string => {
  const names = texts.map(withoutAccount).filter((text) => hasLetter.test(text));
  return [...new Set(names)].join(' ');
};

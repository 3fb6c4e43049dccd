/** The problem of a chosen file, if any. */
export type FileProblem = 'too_large' | 'wrong_type' | 'heic';

interface FileRules {
  /** As in the HTML attribute: `image/*,.pdf`. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
}

const fits = (file: File, rule: string): boolean => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule.toLowerCase());
  return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
};

/** Phones make such pictures, and hardly a browser or server reads them. */
const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Checks type and size before anything is sent; the server checks again. */
export const checkFile = (file: File, { accept, maxBytes }: FileRules): FileProblem | null => {
  const rules = (accept ?? '').split(',').flatMap((rule) => rule.trim() || []);
  if (rules.length > 0 && !rules.some((rule) => fits(file, rule)))
    return isHeic(file) ? 'heic' : 'wrong_type';
  return maxBytes !== undefined && file.size > maxBytes ? 'too_large' : null;
};

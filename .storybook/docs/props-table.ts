interface DocgenType {
  name?: string;
  raw?: string;
}

interface DocgenProp {
  required?: boolean;
  tsType?: DocgenType;
  description?: string;
  defaultValue?: { value?: string } | null;
}

const cell = (text: string) => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
const code = (text: string) => (text ? `\`${cell(text)}\`` : '');

const row = ([name, { required, tsType, description, defaultValue }]: [string, DocgenProp]) =>
  `| ${code(name)}${required ? ' (needed)' : ''} | ${code(tsType?.raw ?? tsType?.name ?? '')} | ${code(defaultValue?.value ?? '')} | ${cell(description ?? '')} |`;

/**
 * The props of a component with all their values and defaults, as a table in Markdown; '' if nothing is known of
 * them.
 */
export const propsTable = (component: unknown): string => {
  const props: Record<string, DocgenProp> = Object(Object(component).__docgenInfo).props ?? {};
  const rows = Object.entries(props)
    .sort(([, one], [, other]) => Number(other.required ?? false) - Number(one.required ?? false))
    .map(row);
  return rows.length > 0
    ? ['| Prop | Values | Default | What it does |', '|---|---|---|---|', ...rows].join('\n')
    : '';
};

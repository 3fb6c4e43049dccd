import type { OpenClass } from '@skillcert/api-client';
import { Badge, Inline, Link, Stack, Table, Text } from '@skillcert/ui';
import { classPath } from '../../paths.js';
import { formatEnd, formatMoment } from '../../words/format-moment.js';
import { levelTitle } from '../../words/level-title.js';
import { useWords } from '../../words/use-words.js';
import { ClassContacts, ClassFee, ClassSeats, EnrolLink } from './class-facts.js';

function ClassName({ of: open }: { readonly of: OpenClass }) {
  const { language } = useWords();
  return (
    <Stack gap="xs">
      <Text weight="bold">
        <Link to={classPath(open.code)}>{open.class_name}</Link>
      </Text>
      <Inline>
        <Badge tone="accent">{levelTitle(open.level, language)}</Badge>
        {open.com_name && (
          <Text size="sm" tone="muted">
            {open.com_name}
          </Text>
        )}
      </Inline>
      <ClassContacts of={open} />
    </Stack>
  );
}

interface ClassTableProps {
  readonly items: readonly OpenClass[];
}

/** The open classes side by side, for wide screens. */
export function ClassTable({ items }: ClassTableProps) {
  const { t, language } = useWords();
  return (
    <Table
      caption={t('list.title')}
      rows={items}
      rowId={(open) => open.class_id}
      columns={[
        { id: 'class', label: t('list.class'), heading: true, cell: (open) => <ClassName of={open} /> },
        {
          id: 'place',
          label: t('list.place'),
          cell: (open) => (
            <Stack gap="xs">
              <Text>{open.city}</Text>
              <Text size="sm" tone="muted">
                {open.venue}
              </Text>
            </Stack>
          ),
        },
        {
          id: 'exam',
          label: t('list.exam'),
          nowrap: true,
          cell: (open) => formatMoment(open.exam_at, language),
        },
        {
          id: 'until',
          label: t('list.enrol_until'),
          nowrap: true,
          cell: (open) => formatEnd(open.enroll_end, language),
        },
        { id: 'fee', label: t('list.fee'), align: 'end', cell: (open) => <ClassFee of={open} /> },
        { id: 'seats', label: t('list.seats'), nowrap: true, cell: (open) => <ClassSeats of={open} /> },
        { id: 'action', label: t('list.action'), cell: (open) => <EnrolLink of={open} /> },
      ]}
    />
  );
}

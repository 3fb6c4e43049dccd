import type { OpenClass } from '@skillcert/api-client';
import { Badge, Card, Descriptions, Inline, Link, Stack, Text } from '@skillcert/ui';
import { classPath } from '../../paths.js';
import { formatEnd, formatMoment } from '../../words/format-moment.js';
import { levelTitle } from '../../words/level-title.js';
import { useWords } from '../../words/use-words.js';
import { ClassContacts, ClassFee, ClassSeats, EnrolLink } from './class-facts.js';

interface ClassCardProps {
  readonly of: OpenClass;
}

/** One open class, for narrow screens. */
export function ClassCard({ of: open }: ClassCardProps) {
  const { t, language } = useWords();
  return (
    <Card title={<Link to={classPath(open.code)}>{open.class_name}</Link>}>
      <Stack gap="md">
        <Inline>
          <Badge tone="accent">{levelTitle(open.level, language)}</Badge>
          {open.com_name && <Text tone="muted">{open.com_name}</Text>}
        </Inline>
        <Descriptions
          layout="rows"
          items={[
            { id: 'place', label: t('list.place'), value: `${open.city} · ${open.venue}` },
            { id: 'exam', label: t('list.exam'), value: formatMoment(open.exam_at, language) },
            { id: 'until', label: t('list.enrol_until'), value: formatEnd(open.enroll_end, language) },
            { id: 'fee', label: t('list.fee'), value: <ClassFee of={open} /> },
            { id: 'seats', label: t('list.seats'), value: <ClassSeats of={open} /> },
            ...(open.contacts.length > 0
              ? [{ id: 'contact', label: t('list.contact'), value: <ClassContacts of={open} /> }]
              : []),
          ]}
        />
        <EnrolLink of={open} block />
      </Stack>
    </Card>
  );
}

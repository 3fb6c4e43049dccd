import { Stack } from '@skillcert/ui';
import { ClassCard } from './class-card.js';
import { ClassList } from './class-list.js';
import { useOpenClasses } from './use-open-classes.js';

/** The open classes on a phone: one card below the other. */
export function OpenClassesMobileScreen() {
  const list = useOpenClasses();
  return (
    <ClassList list={list} width="narrow">
      <Stack gap="md">
        {list.items.map((open) => (
          <ClassCard key={open.class_id} of={open} />
        ))}
      </Stack>
    </ClassList>
  );
}

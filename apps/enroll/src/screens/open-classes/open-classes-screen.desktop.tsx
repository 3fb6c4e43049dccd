import { Stack, useIsMobile } from '@skillcert/ui';
import { ClassCard } from './class-card.js';
import { ClassList } from './class-list.js';
import { ClassTable } from './class-table.js';
import { useOpenClasses } from './use-open-classes.js';

/** The open classes on a desktop: a table, or cards where the window is narrow or zoomed. */
export function OpenClassesDesktopScreen() {
  const list = useOpenClasses();
  const narrow = useIsMobile();
  return (
    <ClassList list={list} width="wide">
      {narrow ? (
        <Stack gap="md">
          {list.items.map((open) => (
            <ClassCard key={open.class_id} of={open} />
          ))}
        </Stack>
      ) : (
        <ClassTable items={list.items} />
      )}
    </ClassList>
  );
}

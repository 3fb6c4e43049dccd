import type { ClassRecord } from '@skillcert/api-client';
import { Drawer } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { ClassForm } from './class-form.js';

interface ClassFormDrawerProps {
  readonly record: ClassRecord | undefined;
  readonly onClose: () => void;
}

/** The class form beside the list. A click outside or Escape does not throw away what was typed. */
export function ClassFormDrawer({ record, onClose }: ClassFormDrawerProps) {
  const { t } = useWords();
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={record ? t('class.form.edit', { name: record.class_name }) : t('class.form.create')}
    >
      <ClassForm record={record} onSaved={onClose} onCancel={onClose} />
    </Drawer>
  );
}

import type { ClassRecord } from '@skillcert/api-client';
import { Drawer, findUnread } from '@skillcert/ui';
import { useId, useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import type { CopyOf } from '../lists/use-class-dialogs.js';
import { ClassForm } from './class-form.js';
import { ClassFormButtons } from './class-form-buttons.js';
import { copiedClass } from './copied-class.js';
import { useClassDraft } from './use-class-draft.js';

interface ClassFormDrawerProps {
  readonly record: ClassRecord | undefined;
  /** The class that the new one is a copy of, and the treatment of its dates. */
  readonly copy: CopyOf | undefined;
  readonly onClose: () => void;
}

/** The class form beside the list. A click outside or Escape does not discard the input. */
export function ClassFormDrawer({ record, copy, onClose }: ClassFormDrawerProps) {
  const { t } = useWords();
  const form = useId();
  const [copied] = useState(
    () =>
      copy &&
      copiedClass(copy.record, {
        dates: copy.dates,
        name: t('class.form.copy_name', { name: copy.record.class_name }),
        now: new Date(),
      }),
  );
  const draft = useClassDraft({ record, copied, onDone: onClose });
  const leave = () => draft.leave(findUnread(document.getElementById(form)) !== null);
  return (
    <Drawer
      open
      onOpenChange={() => void leave()}
      dismissable={false}
      size="large"
      footer={<ClassFormButtons form={form} draft={draft} onLeave={leave} />}
      title={record ? t('class.form.edit', { name: record.class_name }) : t('class.form.create')}
    >
      <ClassForm id={form} draft={draft} onClose={onClose} />
    </Drawer>
  );
}

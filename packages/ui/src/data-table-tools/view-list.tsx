'use client';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button.js';
import type { SavedView, TableView } from '../data-table/data-table-props.js';
import { Field } from '../field/field.js';
import { Heading } from '../heading/heading.js';
import { IconButton } from '../icon-button/icon-button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { useSkillcert } from '../provider/skillcert-context.js';
import { TextInput } from '../text-input/text-input.js';
import { dataTableToolsWords } from './data-table-tools-words.js';

interface ViewListProps {
  view: TableView;
  views: readonly SavedView[];
  onViewsChange: (views: readonly SavedView[]) => unknown;
}

/** The saved views, each removable, and a field to name the current one; an existing name is overwritten. */
export function ViewList({ view, views, onViewsChange }: ViewListProps) {
  const { words: shared } = useSkillcert();
  const words = usePartWords('dataTableTools', dataTableToolsWords);
  const [name, setName] = useState('');
  const wanted = name.trim();
  const save = async () => {
    await onViewsChange([
      ...views.filter((saved) => saved.name !== wanted),
      { id: wanted, name: wanted, view },
    ]);
    setName('');
  };
  return (
    <section className="sc-view-list" aria-label={words.views}>
      <Heading level={3} size="sm">
        {words.views}
      </Heading>
      {views.length > 0 && (
        <ul>
          {views.map((saved) => (
            <li key={saved.id}>
              <span>{saved.name}</span>
              <IconButton
                size="small"
                label={shared.removeFile(saved.name)}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => onViewsChange(views.filter((each) => each.id !== saved.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="sc-view-new">
        <Field label={words.name} required>
          <TextInput value={name} onValueChange={setName} maxLength={40} />
        </Field>
        <Button disabled={wanted === ''} onClick={save}>
          {words.save}
        </Button>
      </div>
    </section>
  );
}

import type { OpenClass } from '@skillcert/api-client';
import { Banner, Button, Card, Descriptions, Field, Page, Select, Stack, Text } from '@skillcert/ui';
import { useEffect, useState } from 'react';
import { programme } from '../programme.js';
import { call } from './call.js';
import { EnrolForm } from './enrol-form.js';
import { useSpeech } from './speech.js';

/** The classes that take enrolments, by level; one of them opens the form. */
export function EnrolScreen() {
  const { words, level: levelTitle, money, moment } = useSpeech();
  const [level, setLevel] = useState('');
  const [classes, setClasses] = useState<readonly OpenClass[]>([]);
  const [chosen, setChosen] = useState<OpenClass>();
  const [number, setNumber] = useState('');
  useEffect(() => {
    void call('class/fetchOpenClasses', level ? { level } : {}).then(({ items }) => setClasses(items));
  }, [level]);
  if (number) {
    return (
      <Page title={words.enrol} width="narrow">
        <Banner tone="success">{words.enrolled(number)}</Banner>
      </Page>
    );
  }
  if (chosen) {
    return (
      <Page title={chosen.class_name} description={levelTitle(chosen.level)} width="narrow">
        <EnrolForm open={chosen} onEnrolled={setNumber} />
      </Page>
    );
  }
  return (
    <Page title={words.open_classes} width="narrow">
      <Stack gap="lg">
        <Field label={words.level} required>
          <Select
            placeholder={words.every_level}
            value={level}
            options={programme.levels.map(({ id }) => ({ value: id, label: levelTitle(id) }))}
            onValueChange={setLevel}
          />
        </Field>
        {classes.map((open) => (
          <Card
            key={open.class_id}
            title={`${open.code} ${open.class_name}`}
            description={levelTitle(open.level)}
            actions={
              <Button
                variant="primary"
                aria-label={`${words.enrol}: ${open.code}`}
                onClick={() => setChosen(open)}
              >
                {words.enrol}
              </Button>
            }
            footer={<Text tone="muted">{words.seats_left(open.seats_left)}</Text>}
          >
            <Descriptions
              layout="rows"
              columns={1}
              items={[
                { id: 'exam', label: words.exam, value: moment(open.exam_at) },
                { id: 'place', label: words.place, value: open.city },
                { id: 'fee', label: words.fee, value: money(open.fee_cents) },
              ]}
            />
          </Card>
        ))}
      </Stack>
    </Page>
  );
}

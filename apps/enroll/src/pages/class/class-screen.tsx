import { Badge, Grid, Inline, Page, Stack, Text } from '@skillcert/ui';
import { levelTitle } from '../../words/level-title.js';
import { useWords } from '../../words/use-words.js';
import { ClassConditions } from './class-conditions.js';
import { ClassDays, ClassExam } from './class-days.js';
import { ClassMoney } from './class-money.js';
import type { ClassProps } from './class-props.js';
import { EnrolmentCard } from './enrolment-card.js';
import { ShareCard } from './share-card.js';

interface ClassScreenProps extends ClassProps {
  readonly now: Date;
  /** The whole address of the page, if it is known. */
  readonly address: string | undefined;
  readonly poster: string;
}

/** The page of a class: whether one can enrol and how, then everything to know before it. */
export function ClassScreen({ of: shown, now, address, poster }: ClassScreenProps) {
  const { language } = useWords();
  return (
    <Page
      title={shown.class_name}
      width="wide"
      before={
        <Inline>
          <Badge tone="accent">{levelTitle(shown.level, language)}</Badge>
          <Text tone="muted">{shown.code}</Text>
          {shown.com_name && <Text tone="muted">{shown.com_name}</Text>}
        </Inline>
      }
    >
      <Grid columns={2} gap="md">
        <Stack gap="md">
          <EnrolmentCard of={shown} />
          <ClassDays of={shown} />
          <ClassMoney of={shown} />
        </Stack>
        <Stack gap="md">
          <ClassConditions of={shown} now={now} />
          <ClassExam of={shown} />
          <ShareCard address={address} poster={poster} />
        </Stack>
      </Grid>
    </Page>
  );
}

import { Canvas, Description, Heading, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { propsTable } from './props-table';

/** The texts of a component's page beyond its code; they stand in `parameters.guide` of its stories. */
interface Guide {
  /** Its purpose, if no single component's comment gives it. */
  what?: string;
  /** The component, where the stories draw a sample around it. */
  of?: unknown;
  /** The better alternative, and when to use it. */
  not?: string;
  /** The effects of its keys; absent if it takes no focus. */
  keys?: string;
}

/** Stories that cover the page, or fill it, are drawn in a window of their own. */
const ownWindow =
  /^(?:Overlays|Screens|Shell)\/|^Lists\/DataTable|^Layout\/EntryPage|^Messages\/Toast|SeatMap|ScoreGrid/;

const states = (stories: readonly { id: string; name: string; parameters: Record<string, unknown> }[]) =>
  stories
    .map(({ id, name, parameters }) => {
      const said: unknown = Object(Object(Object(parameters.docs).description)).story;
      return `- [${name}](?path=/story/${id})${typeof said === 'string' ? `: ${said}` : ''}`;
    })
    .join('\n');

/** The page of a component: its purpose, when not to use it, its looks, props, keys and states. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const guide: Guide = Object(preparedMeta.parameters.guide);
  const stories = Object.values(csfFile.stories);
  const first = stories.find(({ name }) => name === 'Default') ?? stories[0];
  const component = guide.of ?? preparedMeta.component;
  const props = propsTable(component);
  const isApart = ownWindow.test(preparedMeta.title) || preparedMeta.parameters.layout === 'fullscreen';
  return (
    <>
      <Title />
      {guide.what ? <p>{guide.what}</p> : <Description of={component} />}
      {guide.not ? <Markdown>{`**Not for** ${guide.not}`}</Markdown> : null}
      {first ? (
        <Canvas of={first.moduleExport} {...(isApart ? { story: { inline: false, height: '32rem' } } : {})} />
      ) : null}
      {props ? (
        <>
          <Heading>Props</Heading>
          <Markdown>{props}</Markdown>
        </>
      ) : null}
      <Heading>Keyboard</Heading>
      <Markdown>{guide.keys ?? 'Nothing in it takes the focus.'}</Markdown>
      <Heading>States</Heading>
      <Markdown>{states(stories)}</Markdown>
    </>
  );
}

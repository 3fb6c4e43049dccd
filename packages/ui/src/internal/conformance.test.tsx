import type { ReactElement, Ref } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  Avatar,
  Badge,
  Banner,
  BarChart,
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  CheckboxGroup,
  Combobox,
  CommandList,
  createToaster,
  DataTable,
  DataTableTools,
  DateInput,
  DatePicker,
  DateRangePicker,
  DateTimePicker,
  Descriptions,
  DonutChart,
  DropdownMenu,
  EditableCell,
  EmptyState,
  EntryPage,
  ErrorState,
  Field,
  FileInput,
  FileUpload,
  FilterBar,
  Form,
  Grid,
  Heading,
  Histogram,
  IconButton,
  ImageFrame,
  ImageViewer,
  Inline,
  InstitutionCard,
  LineChart,
  Link,
  Markdown,
  MenuSearch,
  MoneyInput,
  MultiSelect,
  Navbar,
  NumberInput,
  Offstage,
  Page,
  Pagination,
  PasswordInput,
  PdfPreview,
  PhotoCrop,
  PhotoInput,
  Popover,
  Poster,
  PrintSheet,
  Progress,
  QRCode,
  QrScanner,
  RadioGroup,
  RefusedState,
  RowHandle,
  ScoreGrid,
  SearchInput,
  SeatMap,
  SeatsBar,
  Select,
  Sidebar,
  SiteShell,
  Skeleton,
  SkipLink,
  Spinner,
  Split,
  SplitButton,
  Stack,
  Stat,
  StatusBadge,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
  TagStrip,
  Text,
  Textarea,
  TextInput,
  Timeline,
  ToastHistory,
  Tooltip,
  TopProgress,
  VerifyCodeInput,
  VideoPlayer,
  VisuallyHidden,
} from '../index.js';
import { render } from '../testing/render.js';

/** The props that every component must pass to its root, once. */
interface Passed {
  ref: Ref<never>;
  className: string;
  'data-testid': string;
}

const nothing = () => undefined;
const items: [] = [];
const text = {
  rowId: String,
  rowLabel: String,
  rows: ['a'],
  columns: [{ id: 'a', header: 'A', cell: String }],
};

const cases: Record<string, (passed: Passed) => ReactElement> = {
  Avatar: (passed) => <Avatar {...passed} name="Name" />,
  Badge: (passed) => <Badge {...passed} />,
  StatusBadge: (passed) => <StatusBadge {...passed} />,
  Banner: (passed) => <Banner {...passed}>Text</Banner>,
  BarChart: (passed) => <BarChart {...passed} title="Figures" categories={items} series={items} />,
  Breadcrumb: (passed) => <Breadcrumb {...passed} items={items} />,
  Button: (passed) => <Button {...passed}>Go</Button>,
  ButtonLink: (passed) => (
    <ButtonLink {...passed} to="/">
      Go
    </ButtonLink>
  ),
  Card: (passed) => <Card {...passed}>Text</Card>,
  Checkbox: (passed) => <Checkbox {...passed} label="Yes" />,
  CheckboxGroup: (passed) => (
    <CheckboxGroup {...passed} options={items} value={items} onValueChange={nothing} />
  ),
  EntryPage: (passed) => <EntryPage {...passed} product="Product" title="Title" />,
  TopProgress: (passed) => <TopProgress {...passed} label="Loading" />,
  Combobox: (passed) => <Combobox {...passed} value={null} onValueChange={nothing} />,
  CommandList: (passed) => <CommandList {...passed} label="Commands" items={items} onSelect={nothing} />,
  DataTable: (passed) => <DataTable {...passed} {...text} caption="Rows" />,
  DatePicker: (passed) => <DatePicker {...passed} value={null} onValueChange={nothing} aria-label="Day" />,
  DateRangePicker: (passed) => (
    <DateRangePicker {...passed} value={{ from: null, to: null }} onValueChange={nothing} aria-label="Days" />
  ),
  DataTableTools: (passed) => <DataTableTools {...passed} columns={items} view={{}} onViewChange={nothing} />,
  DateInput: (passed) => <DateInput {...passed} aria-label="Day" />,
  DateTimePicker: (passed) => (
    <DateTimePicker {...passed} value={null} onValueChange={nothing} aria-label="Start" />
  ),
  Descriptions: (passed) => <Descriptions {...passed} items={items} />,
  DonutChart: (passed) => <DonutChart {...passed} title="Figures" slices={items} />,
  DropdownMenu: (passed) => <DropdownMenu {...passed} trigger="Menu" items={items} />,
  EditableCell: (passed) => <EditableCell {...passed} value="" label="Name" onSave={nothing} />,
  EmptyState: (passed) => <EmptyState {...passed} />,
  ErrorState: (passed) => <ErrorState {...passed} />,
  RefusedState: (passed) => <RefusedState {...passed} />,
  Field: (passed) => (
    <Field {...passed} label="Name">
      <TextInput />
    </Field>
  ),
  FileInput: (passed) => <FileInput {...passed} files={items} onFilesChange={nothing} />,
  FileUpload: (passed) => (
    <FileUpload {...passed} value={items} onValueChange={nothing} upload={() => Promise.reject()} />
  ),
  FilterBar: (passed) => <FilterBar {...passed} filters={items} value={{}} onValueChange={nothing} />,
  Form: (passed) => <Form {...passed} onSubmit={nothing} />,
  Grid: (passed) => <Grid {...passed} />,
  Heading: (passed) => <Heading {...passed}>Title</Heading>,
  Histogram: (passed) => <Histogram {...passed} title="Figures" bins={items} />,
  IconButton: (passed) => <IconButton {...passed} label="Go" />,
  ImageFrame: (passed) => <ImageFrame {...passed} src={null} alt="" />,
  ImageViewer: (passed) => <ImageViewer {...passed} images={items} />,
  Inline: (passed) => <Inline {...passed} />,
  LineChart: (passed) => <LineChart {...passed} title="Figures" categories={items} series={items} />,
  InstitutionCard: (passed) => <InstitutionCard {...passed} name="Institution" />,
  Link: (passed) => (
    <Link {...passed} to="/">
      Go
    </Link>
  ),
  Markdown: (passed) => <Markdown {...passed} text="*one*" />,
  MenuSearch: (passed) => <MenuSearch {...passed} items={items} onSelect={nothing} />,
  MoneyInput: (passed) => <MoneyInput {...passed} value={null} onValueChange={nothing} />,
  MultiSelect: (passed) => <MultiSelect {...passed} value={items} onValueChange={nothing} />,
  Navbar: (passed) => <Navbar {...passed} sidebarOpen onToggleSidebar={nothing} />,
  NumberInput: (passed) => <NumberInput {...passed} value={1} onValueChange={nothing} />,
  Offstage: (passed) => <Offstage {...passed} off={false} />,
  Page: (passed) => <Page {...passed} title="Title" />,
  Pagination: (passed) => <Pagination {...passed} page={1} limit={10} total={5} onPageChange={nothing} />,
  PasswordInput: (passed) => <PasswordInput {...passed} />,
  PdfPreview: (passed) => (
    <PdfPreview {...passed} source="" load={() => new Promise(nothing)} label="Document" />
  ),
  PhotoCrop: (passed) => <PhotoCrop {...passed} photo={null} onPhotoChange={nothing} alt="" />,
  PhotoInput: (passed) => <PhotoInput {...passed} photo={null} onPhotoChange={nothing} alt="" />,
  Popover: (passed) => (
    <Popover {...passed} open={false} onOpenChange={nothing} label="More" trigger={() => 'More'} />
  ),
  Progress: (passed) => <Progress {...passed} value={1} label="Done" />,
  Poster: (passed) => (
    <Poster {...passed} title="Poster" code="a" codeLabel="Code" text="Scan" items={items} />
  ),
  PrintSheet: (passed) => <PrintSheet {...passed} title="Sheet" />,
  QRCode: (passed) => <QRCode {...passed} value="a" label="Code" />,
  QrScanner: (passed) => <QrScanner {...passed} load={() => new Promise(nothing)} onCode={nothing} />,
  RadioGroup: (passed) => <RadioGroup {...passed} options={items} value={null} onValueChange={nothing} />,
  ScoreGrid: (passed) => <ScoreGrid {...passed} caption="Scores" rows={items} columns={items} value={{}} />,
  SearchInput: (passed) => <SearchInput {...passed} value="" onSearch={nothing} />,
  SeatMap: (passed) => <SeatMap {...passed} rooms={items} people={items} value={items} />,
  SeatsBar: (passed) => <SeatsBar {...passed} taken={1} capacity={2} />,
  Select: (passed) => <Select {...passed} options={items} />,
  Sidebar: (passed) => <Sidebar {...passed} items={items} activeId={null} />,
  SiteShell: (passed) => <SiteShell {...passed} brand="Site" home="/" items={items} navLabel="Places" />,
  Skeleton: (passed) => <Skeleton {...passed} />,
  SkipLink: (passed) => <SkipLink {...passed} target="main" />,
  Spinner: (passed) => <Spinner {...passed} />,
  Split: (passed) => <Split {...passed} master="" masterLabel="List" detail="" detailLabel="One" />,
  SplitButton: (passed) => (
    <SplitButton {...passed} onClick={nothing} items={items}>
      Go
    </SplitButton>
  ),
  Stack: (passed) => <Stack {...passed} />,
  Stat: (passed) => <Stat {...passed} label="Candidates" value="1" />,
  Steps: (passed) => <Steps {...passed} items={items} current={null} />,
  Switch: (passed) => <Switch {...passed} checked onCheckedChange={nothing} label="Open" />,
  Table: (passed) => <Table {...passed} caption="Rows" columns={items} rows={items} rowId={String} />,
  Tabs: (passed) => <Tabs {...passed} label="Views" items={items} value="" onValueChange={nothing} />,
  Tag: (passed) => <Tag {...passed} label="Urgent" />,
  TagStrip: (passed) => (
    <TagStrip
      {...passed}
      tags={items}
      activeId={null}
      onRefresh={nothing}
      onClose={nothing}
      onCloseOthers={nothing}
      onCloseAll={nothing}
    />
  ),
  Text: (passed) => <Text {...passed} />,
  Textarea: (passed) => <Textarea {...passed} />,
  TextInput: (passed) => <TextInput {...passed} />,
  Timeline: (passed) => <Timeline {...passed} items={items} />,
  ToastHistory: (passed) => <ToastHistory {...passed} toaster={createToaster()} formatTime={String} />,
  Tooltip: (passed) => <Tooltip {...passed} content="Hint" />,
  VerifyCodeInput: (passed) => <VerifyCodeInput {...passed} onSend={async () => undefined} />,
  RowHandle: (passed) => <RowHandle {...passed} label="Row" position={1} total={2} onMove={nothing} />,
  VideoPlayer: (passed) => <VideoPlayer {...passed} src="data:," label="Video" />,
  VisuallyHidden: (passed) => <VisuallyHidden {...passed} />,
};

describe.each(Object.entries(cases))('%s', (_name, draw) => {
  it('passes ref, class name and other props to its root, once', () => {
    const ref = vi.fn();
    const host = render(draw({ ref, className: 'given', 'data-testid': 'given' }));
    const classed = host.querySelectorAll('.given');
    expect(classed).toHaveLength(1);
    expect(host.querySelectorAll('[data-testid=given]')).toHaveLength(1);
    expect(classed[0]?.getAttribute('data-testid')).toBe('given');
    expect(ref).toHaveBeenCalledWith(classed[0]);
    expect(ref).toHaveBeenCalledTimes(1);
    expect(classed[0]?.className).toMatch(/(^| )sc-/);
  });
});

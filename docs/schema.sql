-- The schema after all migrations. Written by `npm run schema-docs`.

CREATE OR REPLACE FUNCTION public.keep_frozen_score()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    raise exception 'A score is never deleted.' using errcode = 'restrict_violation';
  end if;
  if old.status not in ('frozen', 'published', 'final', 'annulled') then
    return new;
  end if;
  if (new.class_id, new.enrolment_id, new.subject, new.first_points, new.first_mark, new.first_by, new.second_points,
      new.second_mark, new.second_by, new.decided_by, new.frozen_by, new.frozen_at)
    is distinct from
    (old.class_id, old.enrolment_id, old.subject, old.first_points, old.first_mark, old.first_by, old.second_points,
      old.second_mark, old.second_by, old.decided_by, old.frozen_by, old.frozen_at)
    or (old.status <> 'frozen'
      and (new.published_by, new.published_at) is distinct from (old.published_by, old.published_at))
  then
    raise exception 'A frozen score does not change.' using errcode = 'restrict_violation';
  end if;
  if new.amendment_id is not distinct from old.amendment_id then
    if (new.points, new.mark) is distinct from (old.points, old.mark)
      or (old.status, new.status) not in (('frozen', 'frozen'), ('frozen', 'published'), ('published', 'published'),
        ('published', 'final'), ('final', 'final'), ('final', 'published'), ('annulled', 'annulled'))
    then
      raise exception 'A frozen score does not change.' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  if not exists (
    select from score_amendment a
    where a.class_id = new.class_id and a.amendment_id = new.amendment_id and a.enrolment_id = new.enrolment_id
      and a.subject = new.subject and a.status = 'confirmed' and old.status <> 'annulled'
      and (new.published_by, new.published_at) is not distinct from (old.published_by, old.published_at)
      and (a.was_points, a.was_mark) is not distinct from (old.points, old.mark)
      and case a.kind
        when 'annul' then new.status = 'annulled' and (new.points, new.mark) is not distinct from (old.points, old.mark)
        else new.status = old.status and old.status <> 'final'
          and (new.points, new.mark) is not distinct from (a.points, a.mark)
      end
  ) then
    raise exception 'Two people change a frozen score.' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_score_amendment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or old.status <> 'proposed'
    or (new.class_id, new.amendment_id, new.enrolment_id, new.subject, new.kind, new.points, new.mark, new.was_points,
      new.was_mark, new.reason, new.proposed_by, new.proposed_at)
    is distinct from
    (old.class_id, old.amendment_id, old.enrolment_id, old.subject, old.kind, old.points, old.mark, old.was_points,
      old.was_mark, old.reason, old.proposed_by, old.proposed_at)
  then
    raise exception 'An amendment of a score is only decided, and once.' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_score_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'The ledger of scores is only added to.' using errcode = 'restrict_violation';
end $function$;

CREATE OR REPLACE FUNCTION public.name_grams(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct substr(folded, first, size)), '{}')
  from (select regexp_replace(lower(normalize(name, nfkc)), '\s+', '', 'g') as folded) as f,
    generate_series(1, length(folded)) as first, generate_series(1, 2) as size
  where first + size - 1 <= length(folded)
$function$;

CREATE OR REPLACE FUNCTION public.plain_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select case when name !~ '[^\u4e00-\u9fff]' then name else
    upper(regexp_replace(regexp_replace(normalize(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g'), nfkc),
      '[\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff·•‧・∙⋅.''’‘ʼ‐‑-]+', '', 'g'), '[ßẞ]', 'SS', 'g')) end
$function$;

CREATE OR REPLACE FUNCTION public.record_invoice_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  before invoice;
begin
  if tg_op = 'UPDATE' then
    before := old;
    delete from invoice_number n where n.class_id = old.class_id and n.invoice_id = old.invoice_id
      and n.number is distinct from case n.paper when 'invoice' then new.invoice_no else new.red_no end;
  end if;
  insert into invoice_number (number, class_id, invoice_id, paper)
  select v.number, new.class_id, new.invoice_id, v.paper
  from (values (new.invoice_no, before.invoice_no, 'invoice'), (new.red_no, before.red_no, 'counter_entry')) as v(number, was, paper)
  where v.number is not null and v.number is distinct from v.was;
  return null;
end $function$;

create table account (
  user_id bigint generated by default as identity not null,
  username text not null,
  username_key text not null,
  name text default ''::text not null,
  avatar text default ''::text not null,
  introduction text default ''::text not null,
  password_hash text,
  must_change_password boolean default false not null,
  phone_enc bytea,
  phone_index bytea,
  email text,
  status text default 'pending'::text not null,
  refuse_content text default ''::text not null,
  rate_status text default ''::text not null,
  entry text default ''::text not null,
  unit_id bigint,
  editor_deadline timestamp with time zone,
  recommend_deadline timestamp with time zone,
  expert_deadline timestamp with time zone,
  expert_assign_limit integer,
  score_type text default ''::text not null,
  show_recommend boolean default false not null,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  name_grams text[] generated always as (name_grams(name)) stored,
  language text default 'zh'::text not null,
  constraint account_pkey PRIMARY KEY (user_id),
  constraint account_username_key_key UNIQUE (username_key),
  constraint account_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(unit_id),
  constraint account_check CHECK (((phone_enc IS NULL) = (phone_index IS NULL))),
  constraint account_entry_check CHECK ((entry = ANY (ARRAY[''::text, 'recommend'::text, 'editor'::text, 'expert'::text]))),
  constraint account_expert_assign_limit_check CHECK ((expert_assign_limit >= 0)),
  constraint account_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text, 'es'::text, 'ja'::text]))),
  constraint account_rate_status_check CHECK ((rate_status = ANY (ARRAY[''::text, 'excellent'::text, 'qualified'::text, 'unqualified'::text]))),
  constraint account_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'refused'::text, 'frozen'::text])))
);
CREATE INDEX account_creator ON public.account USING btree (created_by, user_id);
CREATE INDEX account_name ON public.account USING gin (name_grams);
CREATE INDEX account_phone ON public.account USING btree (phone_index);
CREATE INDEX account_status ON public.account USING btree (status, user_id);
CREATE INDEX account_unit ON public.account USING btree (unit_id, user_id);
CREATE INDEX account_username ON public.account USING btree (username_key text_pattern_ops);

create table account_factor (
  user_id bigint not null,
  secret_enc bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint account_factor_pkey PRIMARY KEY (user_id),
  constraint account_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id)
);

create table account_role (
  user_id bigint not null,
  role text not null,
  constraint account_role_pkey PRIMARY KEY (user_id, role),
  constraint account_role_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id),
  constraint account_role_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'zky-admin'::text, 'recommend'::text, 'master'::text, 'editor'::text, 'company'::text, 'expert'::text, 'no-active-expert'::text])))
);
CREATE INDEX account_role_list ON public.account_role USING btree (role, user_id);

create table assignment (
  user_id bigint not null,
  class_id bigint not null,
  duty text not null,
  in_charge boolean default false not null,
  constraint assignment_pkey PRIMARY KEY (user_id, duty, class_id),
  constraint assignment_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id),
  constraint assignment_duty_check CHECK ((duty = ANY (ARRAY['owner'::text, 'organization'::text, 'paid_in'::text, 'sign_in'::text])))
);
CREATE INDEX assignment_class ON public.assignment USING btree (class_id);

create table attendance (
  class_id bigint not null,
  enrolment_id bigint not null,
  admitted_event bigint,
  admitted_at timestamp with time zone,
  device text,
  conflicts jsonb default '[]'::jsonb not null,
  constraint attendance_pkey PRIMARY KEY (class_id, enrolment_id),
  constraint attendance_check CHECK (((admitted_event IS NULL) = (admitted_at IS NULL))),
  constraint attendance_check1 CHECK (((admitted_event IS NULL) = (device IS NULL)))
);

create table audit_event (
  class_id bigint not null,
  seq bigint not null,
  at timestamp with time zone not null,
  user_id bigint,
  actor_role text not null,
  session_hash bytea,
  address text default ''::text not null,
  action text not null,
  object_type text not null,
  object_id text not null,
  from_state text,
  to_state text,
  reason text,
  detail jsonb default '{}'::jsonb not null,
  request_id text default ''::text not null,
  prev_hash bytea not null,
  hash bytea not null,
  constraint audit_event_pkey PRIMARY KEY (class_id, seq),
  constraint audit_event_seq_check CHECK ((seq >= 1))
);
CREATE INDEX audit_event_account_act ON public.audit_event USING btree (user_id, at) WHERE ((class_id = 0) AND (object_type = 'account'::text) AND (action = ANY (ARRAY['create'::text, 'edit'::text, 'reset_init_pwd'::text, 'reset_factor'::text])));
CREATE INDEX audit_event_export ON public.audit_event USING btree (at, class_id, seq) WHERE (action = ANY (ARRAY['export'::text, 'print'::text, 'download'::text]));
CREATE INDEX audit_event_export_of_class ON public.audit_event USING btree ((
CASE
    WHEN (class_id = 0) THEN (detail #>> '{filters,class_id}'::text[])
    ELSE (class_id)::text
END), at, class_id, seq) WHERE (action = ANY (ARRAY['export'::text, 'print'::text, 'download'::text]));
CREATE INDEX audit_event_object ON public.audit_event USING btree (class_id, object_type, object_id, seq);

create table audit_head (
  class_id bigint not null,
  seq bigint not null,
  hash bytea not null,
  constraint audit_head_pkey PRIMARY KEY (class_id),
  constraint audit_head_seq_check CHECK ((seq >= 0))
);

create table bank_batch (
  batch_id bigint not null,
  made_by bigint not null,
  made_at timestamp with time zone not null,
  matched integer not null,
  matched_cents bigint not null,
  constraint bank_batch_pkey PRIMARY KEY (batch_id),
  constraint bank_batch_made_by_fkey FOREIGN KEY (made_by) REFERENCES account(user_id),
  constraint bank_batch_matched_cents_check CHECK ((matched_cents > 0)),
  constraint bank_batch_matched_check CHECK ((matched > 0))
);
CREATE INDEX bank_batch_made ON public.bank_batch USING btree (made_at DESC, batch_id DESC);

create table bank_line (
  line_id bigint not null,
  line_key bytea not null,
  paid_on date not null,
  amount_cents bigint not null,
  currency text not null,
  payer_name text not null,
  note text not null,
  numbers text[] not null,
  imported_by bigint not null,
  imported_at timestamp with time zone not null,
  class_id bigint,
  payment_id bigint,
  matched_by bigint,
  matched_at timestamp with time zone,
  names text[] default '{}'::text[] not null,
  batch_id bigint,
  aside_by bigint,
  aside_at timestamp with time zone,
  aside_reason text,
  held_for bigint,
  split_from bigint,
  reference_keys text[] default '{}'::text[] not null,
  paid_at text,
  layout text,
  perhaps_of bigint,
  said_status text default ''::text not null,
  by_hand boolean default false not null,
  of_many boolean default false not null,
  instead_of bigint,
  constraint bank_line_pkey PRIMARY KEY (line_id),
  constraint bank_line_line_key_key UNIQUE (line_key),
  constraint bank_line_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES bank_batch(batch_id) DEFERRABLE INITIALLY DEFERRED,
  constraint bank_line_amount_cents_check CHECK ((amount_cents > 0)),
  constraint bank_line_aside_check CHECK ((num_nulls(aside_by, aside_at, aside_reason) = ANY (ARRAY[0, 3]))),
  constraint bank_line_aside_reason_check CHECK ((aside_reason <> ''::text)),
  constraint bank_line_batch_check CHECK (((batch_id IS NULL) OR (payment_id IS NOT NULL))),
  constraint bank_line_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint bank_line_matched_check CHECK ((num_nulls(class_id, matched_by, matched_at) = ANY (ARRAY[0, 3]))),
  constraint bank_line_one_check CHECK (((aside_at IS NULL) OR (class_id IS NULL))),
  constraint bank_line_whose_check CHECK ((num_nonnulls(payment_id, held_for) = num_nonnulls(class_id)))
);
CREATE INDEX bank_line_amount ON public.bank_line USING btree (paid_on, amount_cents);
CREATE INDEX bank_line_aside ON public.bank_line USING btree (paid_on DESC, line_id DESC) WHERE (aside_at IS NOT NULL);
CREATE INDEX bank_line_batch ON public.bank_line USING btree (batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX bank_line_held ON public.bank_line USING btree (class_id, held_for) WHERE (held_for IS NOT NULL);
CREATE INDEX bank_line_matched ON public.bank_line USING btree (paid_on DESC, line_id DESC) WHERE (matched_at IS NOT NULL);
CREATE INDEX bank_line_open ON public.bank_line USING btree (paid_on DESC, line_id DESC) WHERE ((payment_id IS NULL) AND (aside_at IS NULL));
CREATE INDEX bank_line_payment ON public.bank_line USING btree (class_id, payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX bank_line_perhaps ON public.bank_line USING btree (perhaps_of) WHERE (perhaps_of IS NOT NULL);
CREATE INDEX bank_line_reference ON public.bank_line USING gin (reference_keys);
CREATE INDEX bank_line_split ON public.bank_line USING btree (split_from) WHERE (split_from IS NOT NULL);

create table candidate_account (
  candidate_id bigint generated by default as identity not null,
  username text not null,
  username_key text not null,
  name text not null,
  email text default ''::text not null,
  phone_enc bytea not null,
  phone_index bytea not null,
  password_hash text not null,
  created_at timestamp with time zone default now() not null,
  status text default 'approved'::text not null,
  refuse_content text default ''::text not null,
  name_grams text[] generated always as (name_grams(name)) stored,
  constraint candidate_account_pkey PRIMARY KEY (candidate_id),
  constraint candidate_account_phone_index_key UNIQUE (phone_index),
  constraint candidate_account_username_key_key UNIQUE (username_key),
  constraint candidate_account_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'frozen'::text])))
);
CREATE INDEX candidate_account_name ON public.candidate_account USING gin (name_grams);
CREATE INDEX candidate_account_status ON public.candidate_account USING btree (status, candidate_id);

create table candidate_import (
  class_id bigint not null,
  import_id bigint not null,
  title text not null,
  status text default 'uploaded'::text not null,
  heads_enc bytea not null,
  columns text[] not null,
  enroll_type text not null,
  study_type text not null,
  unit_id bigint,
  photos_size integer,
  photos integer,
  asked_by bigint not null,
  asked_as text not null,
  session_hash bytea not null,
  address text not null,
  request_id text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  head_row integer default 0 not null,
  day_order text,
  photos_left_enc bytea,
  language text not null,
  notes jsonb default '[]'::jsonb not null,
  photos_coming integer,
  constraint candidate_import_pkey PRIMARY KEY (class_id, import_id),
  constraint candidate_import_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(user_id),
  constraint candidate_import_day_order_check CHECK ((day_order = ANY (ARRAY['ymd'::text, 'dmy'::text, 'mdy'::text]))),
  constraint candidate_import_enroll_type_check CHECK ((enroll_type = ANY (ARRAY['individual'::text, 'organization'::text]))),
  constraint candidate_import_head_row_check CHECK ((head_row >= 0)),
  constraint candidate_import_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text, 'es'::text, 'ja'::text]))),
  constraint candidate_import_photos_check CHECK ((photos >= 0)),
  constraint candidate_import_photos_coming_check CHECK ((photos_coming > 0)),
  constraint candidate_import_photos_size_check CHECK ((photos_size > 0)),
  constraint candidate_import_status_check CHECK ((status = ANY (ARRAY['uploaded'::text, 'checking'::text, 'checked'::text, 'running'::text, 'done'::text, 'stopped'::text, 'dropped'::text]))),
  constraint candidate_import_study_type_check CHECK ((study_type = ANY (ARRAY['online'::text, 'onsite'::text, 'none'::text])))
);
CREATE INDEX candidate_import_expiry ON public.candidate_import USING btree (expires_at);
CREATE INDEX candidate_import_own ON public.candidate_import USING btree (class_id, asked_by, created_at DESC);
CREATE INDEX candidate_import_work ON public.candidate_import USING btree (status, created_at, import_id);

create table certificate (
  class_id bigint not null,
  certificate_id bigint not null,
  enrolment_id bigint,
  live_id bigint,
  open_id bigint,
  certificate_no text not null,
  status text not null,
  name text not null,
  level text not null,
  replaces_id bigint,
  replaces_as text,
  reason text,
  prepared_by bigint not null,
  prepared_at timestamp with time zone not null,
  issued_by bigint,
  issued_at timestamp with time zone,
  suspended_by bigint,
  revoked_by bigint,
  updated_at timestamp with time zone not null,
  kind text not null,
  user_id bigint,
  lessons integer,
  minutes integer,
  registry text default 'none'::text not null,
  registry_pack_id bigint,
  registry_fault text,
  status_list integer,
  status_index integer,
  constraint certificate_pkey PRIMARY KEY (class_id, certificate_id),
  constraint certificate_certificate_no_key UNIQUE (certificate_no),
  constraint certificate_class_id_kind_live_id_key UNIQUE (class_id, kind, live_id),
  constraint certificate_class_id_kind_open_id_key UNIQUE (class_id, kind, open_id),
  constraint certificate_class_id_registry_pack_id_fkey FOREIGN KEY (class_id, registry_pack_id) REFERENCES registry_pack(class_id, pack_id),
  constraint certificate_class_id_replaces_id_fkey FOREIGN KEY (class_id, replaces_id) REFERENCES certificate(class_id, certificate_id),
  constraint certificate_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES account(user_id),
  constraint certificate_prepared_by_fkey FOREIGN KEY (prepared_by) REFERENCES account(user_id),
  constraint certificate_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES account(user_id),
  constraint certificate_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES account(user_id),
  constraint certificate_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id),
  constraint certificate_check CHECK (((live_id IS NULL) OR (live_id = enrolment_id))),
  constraint certificate_check1 CHECK (((open_id IS NULL) OR (open_id = enrolment_id))),
  constraint certificate_check10 CHECK (((replaces_id IS NULL) = (replaces_as IS NULL))),
  constraint certificate_check11 CHECK (((status <> ALL (ARRAY['void'::text, 'suspended'::text, 'revoked'::text])) OR (reason IS NOT NULL))),
  constraint certificate_check12 CHECK ((live_id = COALESCE(enrolment_id, user_id))),
  constraint certificate_check13 CHECK ((open_id = COALESCE(enrolment_id, user_id))),
  constraint certificate_check14 CHECK (((enrolment_id IS NOT NULL) = (kind = 'candidate'::text))),
  constraint certificate_check15 CHECK (((user_id IS NOT NULL) = (kind = 'teacher'::text))),
  constraint certificate_check16 CHECK (((lessons IS NOT NULL) = (kind = 'teacher'::text))),
  constraint certificate_check17 CHECK (((minutes IS NOT NULL) = (kind = 'teacher'::text))),
  constraint certificate_check18 CHECK (((registry = 'none'::text) = (registry_pack_id IS NULL))),
  constraint certificate_check19 CHECK (((registry = 'rejected'::text) = (registry_fault IS NOT NULL))),
  constraint certificate_check2 CHECK (((live_id IS NOT NULL) = (status = ANY (ARRAY['valid'::text, 'suspended'::text])))),
  constraint certificate_check20 CHECK (((registry = 'none'::text) OR ((kind = 'candidate'::text) AND (issued_at IS NOT NULL)))),
  constraint certificate_check21 CHECK (((status_list IS NULL) = (status_index IS NULL))),
  constraint certificate_check22 CHECK (((status_list IS NULL) OR (issued_at IS NOT NULL))),
  constraint certificate_check3 CHECK (((open_id IS NOT NULL) = (status = 'numbered'::text))),
  constraint certificate_check4 CHECK (((issued_by IS NULL) = (status = ANY (ARRAY['numbered'::text, 'void'::text])))),
  constraint certificate_check5 CHECK (((issued_by IS NULL) = (issued_at IS NULL))),
  constraint certificate_check6 CHECK ((issued_by <> prepared_by)),
  constraint certificate_check7 CHECK (((suspended_by IS NOT NULL) = (status = ANY (ARRAY['suspended'::text, 'revoked'::text])))),
  constraint certificate_check8 CHECK (((revoked_by IS NOT NULL) = (status = 'revoked'::text))),
  constraint certificate_check9 CHECK ((revoked_by <> suspended_by)),
  constraint certificate_kind_check CHECK ((kind = ANY (ARRAY['candidate'::text, 'teacher'::text]))),
  constraint certificate_lessons_check CHECK ((lessons > 0)),
  constraint certificate_minutes_check CHECK ((minutes > 0)),
  constraint certificate_registry_check CHECK ((registry = ANY (ARRAY['none'::text, 'packed'::text, 'sent'::text, 'accepted'::text, 'rejected'::text]))),
  constraint certificate_replaces_as_check CHECK ((replaces_as = ANY (ARRAY['correct'::text, 'reissue'::text]))),
  constraint certificate_status_check CHECK ((status = ANY (ARRAY['numbered'::text, 'valid'::text, 'suspended'::text, 'superseded'::text, 'revoked'::text, 'void'::text]))),
  constraint certificate_status_index_check CHECK (((status_index >= 0) AND (status_index <= 131071))),
  constraint certificate_status_list_check CHECK ((status_list > 0))
);
CREATE INDEX certificate_after ON public.certificate USING btree (class_id, replaces_id);
CREATE INDEX certificate_marked ON public.certificate USING btree (status_list) WHERE ((status_list IS NOT NULL) AND (status = ANY (ARRAY['suspended'::text, 'superseded'::text, 'revoked'::text])));
CREATE INDEX certificate_of ON public.certificate USING btree (class_id, enrolment_id);
CREATE INDEX certificate_of_pack ON public.certificate USING btree (class_id, registry_pack_id) WHERE (registry_pack_id IS NOT NULL);
CREATE INDEX certificate_of_teacher ON public.certificate USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX certificate_waiting ON public.certificate USING btree (class_id) WHERE (status = 'numbered'::text);
CREATE UNIQUE INDEX certificate_place ON public.certificate USING btree (status_list, status_index) WHERE (status_list IS NOT NULL);

create table change (
  class_id bigint not null,
  kind text not null,
  told xid8 not null,
  told_at timestamp with time zone,
  session_hash bytea,
  request_id text default ''::text not null,
  told_before xid8,
  constraint change_pkey PRIMARY KEY (class_id, kind)
);

create table check_in_event (
  class_id bigint not null,
  event_id bigint not null,
  enrolment_id bigint,
  kind text not null,
  nonce text not null,
  about_id bigint,
  reason text default ''::text not null,
  device text not null,
  user_id bigint not null,
  scanned_at timestamp with time zone not null,
  at timestamp with time zone default now() not null,
  constraint check_in_event_pkey PRIMARY KEY (class_id, event_id),
  constraint check_in_event_class_id_nonce_key UNIQUE (class_id, nonce),
  constraint check_in_event_check CHECK (((kind <> ALL (ARRAY['denied'::text, 'reversed'::text, 'closed'::text])) OR (reason <> ''::text))),
  constraint check_in_event_check1 CHECK (((kind = ANY (ARRAY['reversed'::text, 'closed'::text])) = (about_id IS NOT NULL))),
  constraint check_in_event_check2 CHECK (((kind = 'denied'::text) OR (enrolment_id IS NOT NULL))),
  constraint check_in_event_kind_check CHECK ((kind = ANY (ARRAY['admitted'::text, 'denied'::text, 'conflict'::text, 'reversed'::text, 'closed'::text])))
);

create table class (
  class_id bigint not null,
  class_name text not null,
  code text not null,
  class_type integer default 0 not null,
  occupation text default ''::text not null,
  level text default ''::text not null,
  unit_id bigint,
  master_id bigint,
  enroll_types text[] default '{individual}'::text[] not null,
  study_types text[] default '{none}'::text[] not null,
  enroll_start timestamp with time zone,
  enroll_end timestamp with time zone,
  study_start timestamp with time zone,
  study_end timestamp with time zone,
  exam_at timestamp with time zone,
  venue text default ''::text not null,
  city text default ''::text not null,
  capacity integer default 0 not null,
  taken integer default 0 not null,
  enrol_serial integer default 0 not null,
  fee_cents bigint default 0,
  currency text default 'CNY'::text not null,
  status text default 'draft'::text not null,
  refuse_content text default ''::text not null,
  contacts jsonb default '[]'::jsonb not null,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  search_grams text[] generated always as (name_grams(((((class_name || ' '::text) || code) || ' '::text) || city))) stored,
  waiting_list boolean default true not null,
  waiting integer default 0 not null,
  quotas_kept_until timestamp with time zone,
  quotas_returned_at timestamp with time zone,
  publicity_at timestamp with time zone,
  study_gate boolean default false not null,
  stage_at timestamp with time zone,
  constraint class_pkey PRIMARY KEY (class_id),
  constraint class_code_key UNIQUE (code),
  constraint class_capacity_check CHECK ((capacity >= 0)),
  constraint class_check CHECK (((taken >= 0) AND (taken <= capacity))),
  constraint class_class_type_check CHECK ((class_type = ANY (ARRAY[0, 1]))),
  constraint class_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint class_enrol_order CHECK (((enroll_end >= enroll_start) OR (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'refused'::text, 'cancelled'::text])))),
  constraint class_enrol_serial_check CHECK ((enrol_serial >= 0)),
  constraint class_enroll_types_check CHECK ((enroll_types <@ ARRAY['individual'::text, 'organization'::text])),
  constraint class_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint class_fee_known CHECK (((fee_cents IS NOT NULL) OR (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'refused'::text, 'cancelled'::text])))),
  constraint class_returns_what_was_kept CHECK (((quotas_returned_at IS NULL) OR (quotas_kept_until IS NOT NULL))),
  constraint class_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'refused'::text, 'enrolling'::text, 'paused'::text, 'closed'::text, 'arranged'::text, 'examining'::text, 'scoring'::text, 'publicity'::text, 'certifying'::text, 'finished'::text, 'archived'::text, 'cancelled'::text]))),
  constraint class_study_order CHECK (((study_end >= study_start) OR (status = ANY (ARRAY['draft'::text, 'submitted'::text, 'refused'::text, 'cancelled'::text])))),
  constraint class_study_types_check CHECK ((study_types <@ ARRAY['online'::text, 'onsite'::text, 'none'::text])),
  constraint class_waiting_check CHECK ((waiting >= 0))
);
CREATE INDEX class_created ON public.class USING btree (created_at, class_id);
CREATE INDEX class_enroll_end ON public.class USING btree (enroll_end, class_id);
CREATE INDEX class_exam ON public.class USING btree (exam_at, class_id);
CREATE INDEX class_kept_places ON public.class USING btree (quotas_kept_until) WHERE ((quotas_kept_until IS NOT NULL) AND (quotas_returned_at IS NULL));
CREATE INDEX class_name ON public.class USING btree (class_name, class_id);
CREATE INDEX class_of_unit ON public.class USING btree (unit_id, created_at DESC, class_id);
CREATE INDEX class_search ON public.class USING gin (search_grams);
CREATE INDEX class_status ON public.class USING btree (status, created_at DESC, class_id);
CREATE INDEX class_waiting ON public.class USING btree (class_id) WHERE (waiting > 0);

create table class_deadline (
  class_id bigint not null,
  stage text not null,
  due_at timestamp with time zone not null,
  reason text not null,
  set_by bigint not null,
  set_at timestamp with time zone not null,
  constraint class_deadline_pkey PRIMARY KEY (class_id, stage),
  constraint class_deadline_set_by_fkey FOREIGN KEY (set_by) REFERENCES account(user_id),
  constraint class_deadline_reason_check CHECK ((reason <> ''::text)),
  constraint class_deadline_stage_check CHECK ((stage = ANY (ARRAY['plan'::text, 'enrol'::text, 'rooms'::text, 'office'::text, 'exam'::text, 'scores'::text, 'publicity'::text, 'certificate'::text, 'finish'::text])))
);
CREATE INDEX class_deadline_due ON public.class_deadline USING btree (due_at);

create table class_dossier (
  class_id bigint not null,
  dossier_id bigint not null,
  asked_by bigint not null,
  purpose text not null,
  language text not null,
  seq bigint not null,
  plan jsonb not null,
  made integer default 0 not null,
  undrawn text[] default '{}'::text[] not null,
  missing jsonb default '[]'::jsonb not null,
  fault text,
  sha256 text,
  created_at timestamp with time zone not null,
  done_at timestamp with time zone,
  sealed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint class_dossier_pkey PRIMARY KEY (class_id, dossier_id),
  constraint class_dossier_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(user_id),
  constraint class_dossier_check CHECK (((made >= 0) AND (made <= jsonb_array_length(plan)))),
  constraint class_dossier_check1 CHECK (((sha256 IS NULL) = (done_at IS NULL))),
  constraint class_dossier_check2 CHECK (((sealed_at IS NULL) OR (sha256 IS NOT NULL))),
  constraint class_dossier_fault_check CHECK ((fault = ANY (ARRAY['failed'::text, 'too_big'::text]))),
  constraint class_dossier_plan_check CHECK ((jsonb_typeof(plan) = 'array'::text)),
  constraint class_dossier_seq_check CHECK ((seq >= 0)),
  constraint class_dossier_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX class_dossier_expiry ON public.class_dossier USING btree (expires_at);
CREATE INDEX class_dossier_work ON public.class_dossier USING btree (created_at) WHERE ((fault IS NULL) AND (sha256 IS NULL));
CREATE UNIQUE INDEX class_dossier_seal ON public.class_dossier USING btree (class_id) WHERE (sealed_at IS NOT NULL);

create table class_dossier_file (
  class_id bigint not null,
  dossier_id bigint not null,
  file_no integer not null,
  path text not null,
  size integer not null,
  sha256 text not null,
  bytes_enc bytea not null,
  constraint class_dossier_file_pkey PRIMARY KEY (class_id, dossier_id, file_no),
  constraint class_dossier_file_class_id_dossier_id_path_key UNIQUE (class_id, dossier_id, path),
  constraint class_dossier_file_class_id_dossier_id_fkey FOREIGN KEY (class_id, dossier_id) REFERENCES class_dossier(class_id, dossier_id) ON DELETE CASCADE,
  constraint class_dossier_file_file_no_check CHECK ((file_no >= 0)),
  constraint class_dossier_file_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint class_dossier_file_size_check CHECK ((size >= 0))
);

create table class_file (
  class_id bigint not null,
  file_id bigint not null,
  title text not null,
  created_by bigint,
  created_at timestamp with time zone default now() not null,
  constraint class_file_pkey PRIMARY KEY (class_id, file_id),
  constraint class_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(file_id)
);

create table class_share (
  class_id bigint not null,
  share_id bigint not null,
  from_at timestamp with time zone not null,
  shares jsonb not null,
  constraint class_share_pkey PRIMARY KEY (class_id, share_id),
  constraint class_share_shares_check CHECK ((jsonb_typeof(shares) = 'array'::text))
);

create table class_step (
  class_id bigint not null,
  event text not null,
  from_status text not null,
  reason text not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  constraint class_step_pkey PRIMARY KEY (class_id),
  constraint class_step_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(user_id),
  constraint class_step_class_id_fkey FOREIGN KEY (class_id) REFERENCES class(class_id),
  constraint class_step_reason_check CHECK ((reason <> ''::text))
);

create table class_unit (
  class_id bigint not null,
  unit_id bigint not null,
  quota integer default 0 not null,
  share_bp integer default 0 not null,
  taken integer default 0 not null,
  constraint class_unit_pkey PRIMARY KEY (class_id, unit_id),
  constraint class_unit_check CHECK (((taken >= 0) AND (taken <= quota))),
  constraint class_unit_quota_check CHECK ((quota >= 0)),
  constraint class_unit_share_bp_check CHECK (((share_bp >= 0) AND (share_bp <= 10000)))
);
CREATE INDEX class_unit_unit ON public.class_unit USING btree (unit_id);

create table day_move (
  class_id bigint not null,
  move_id bigint not null,
  move jsonb not null,
  reason text not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  constraint day_move_pkey PRIMARY KEY (class_id, move_id),
  constraint day_move_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(user_id),
  constraint day_move_class_id_fkey FOREIGN KEY (class_id) REFERENCES class(class_id),
  constraint day_move_reason_check CHECK ((reason <> ''::text))
);

create table enrolment (
  class_id bigint not null,
  enrolment_id bigint not null,
  enrol_no text not null,
  name text not null,
  name_grams text[] not null,
  id_type text not null,
  id_card_enc bytea not null,
  id_index bytea not null,
  id_masked text not null,
  live_id_index bytea,
  gender text default ''::text not null,
  birth date,
  phone_enc bytea not null,
  phone_index bytea not null,
  phone_masked text not null,
  live_phone_index bytea,
  email text default ''::text not null,
  education text default ''::text not null,
  employer text default ''::text not null,
  job text default ''::text not null,
  photo_id bigint,
  enroll_type text not null,
  study_type text not null,
  unit_id bigint,
  status text default 'submitted'::text not null,
  place text not null,
  review_round integer default 1 not null,
  reviewer_id bigint,
  reasons jsonb default '[]'::jsonb not null,
  reason text,
  language text default 'zh'::text not null,
  consent_at timestamp with time zone not null,
  fee_cents bigint default 0 not null,
  idem_key text not null,
  source text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  facts_enc bytea,
  documents jsonb default '[]'::jsonb not null,
  claimed_until timestamp with time zone,
  queue_no integer,
  offer_until timestamp with time zone,
  offers smallint default 0 not null,
  mend_until timestamp with time zone,
  name_pinyin text[],
  doubt_kind text,
  constraint enrolment_pkey PRIMARY KEY (class_id, enrolment_id),
  constraint enrolment_class_id_live_id_index_key UNIQUE (class_id, live_id_index),
  constraint enrolment_class_id_live_phone_index_key UNIQUE (class_id, live_phone_index),
  constraint enrolment_idem_key_class_id_key UNIQUE (idem_key, class_id),
  constraint enrolment_check CHECK (((live_id_index IS NULL) OR (live_id_index = id_index))),
  constraint enrolment_check1 CHECK (((live_phone_index IS NULL) OR (live_phone_index = phone_index))),
  constraint enrolment_check5 CHECK (((status = 'waiting'::text) = (place = 'waitlisted'::text))),
  constraint enrolment_check6 CHECK (((status = 'offered'::text) = (place = 'held'::text))),
  constraint enrolment_check7 CHECK (((status <> ALL (ARRAY['waiting'::text, 'offered'::text])) OR (queue_no IS NOT NULL))),
  constraint enrolment_check8 CHECK (((status <> 'offered'::text) OR (offer_until IS NOT NULL))),
  constraint enrolment_documents_check CHECK ((jsonb_typeof(documents) = 'array'::text)),
  constraint enrolment_doubt_kind_check CHECK ((doubt_kind = ANY (ARRAY['same_identity'::text, 'identity_mismatch'::text, 'unreadable_photo'::text, 'condition_unmet'::text, 'other'::text]))),
  constraint enrolment_enroll_type_check CHECK ((enroll_type = ANY (ARRAY['individual'::text, 'organization'::text]))),
  constraint enrolment_fee_cents_check CHECK ((fee_cents >= 0)),
  constraint enrolment_gender_check CHECK ((gender = ANY (ARRAY[''::text, 'male'::text, 'female'::text]))),
  constraint enrolment_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh'::text, 'es'::text, 'ja'::text]))),
  constraint enrolment_live_person CHECK (((live_id_index IS NULL) = (status = ANY (ARRAY['withdrawn'::text, 'moved'::text, 'refused'::text, 'expired'::text])))),
  constraint enrolment_live_phone CHECK (((live_phone_index IS NULL) = (status = ANY (ARRAY['withdrawn'::text, 'moved'::text, 'refused'::text, 'expired'::text])))),
  constraint enrolment_offers_check CHECK ((offers >= 0)),
  constraint enrolment_over_is_free CHECK (((status <> ALL (ARRAY['withdrawn'::text, 'moved'::text, 'refused'::text, 'expired'::text])) OR (place = 'free'::text))),
  constraint enrolment_place_check CHECK ((place = ANY (ARRAY['held'::text, 'taken'::text, 'free'::text, 'waitlisted'::text]))),
  constraint enrolment_review_round_check CHECK ((review_round >= 1)),
  constraint enrolment_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'offered'::text, 'submitted'::text, 'in_review'::text, 'approved'::text, 'returned'::text, 'refused'::text, 'doubtful'::text, 'withdrawn'::text, 'moved'::text, 'expired'::text]))),
  constraint enrolment_study_type_check CHECK ((study_type = ANY (ARRAY['online'::text, 'onsite'::text, 'none'::text])))
);
CREATE INDEX enrolment_by_number ON public.enrolment USING btree (enrol_no);
CREATE INDEX enrolment_created ON public.enrolment USING btree (created_at, enrolment_id, class_id);
CREATE INDEX enrolment_line ON public.enrolment USING btree (class_id, queue_no) WHERE (status = 'waiting'::text);
CREATE INDEX enrolment_list ON public.enrolment USING btree (class_id, status, created_at, enrolment_id);
CREATE INDEX enrolment_mending ON public.enrolment USING btree (mend_until, class_id) WHERE (status = 'returned'::text);
CREATE INDEX enrolment_name ON public.enrolment USING gin (name_grams);
CREATE INDEX enrolment_namesake ON public.enrolment USING btree (name, birth);
CREATE INDEX enrolment_offer ON public.enrolment USING btree (offer_until, class_id) WHERE (status = 'offered'::text);
CREATE INDEX enrolment_person ON public.enrolment USING btree (id_index);
CREATE INDEX enrolment_phone ON public.enrolment USING btree (phone_index);
CREATE INDEX enrolment_pinyin ON public.enrolment USING gin (name_pinyin);
CREATE INDEX enrolment_plain_name ON public.enrolment USING btree (plain_name(name));
CREATE INDEX enrolment_status_created ON public.enrolment USING btree (status, created_at, enrolment_id, class_id);
CREATE INDEX enrolment_unspelled ON public.enrolment USING btree (class_id, enrolment_id) WHERE (name_pinyin IS NULL);
CREATE UNIQUE INDEX enrolment_number ON public.enrolment USING btree (class_id, enrol_no text_pattern_ops);

create table enrolment_draft (
  phone_index bytea not null,
  class_id bigint not null,
  version integer not null,
  entries_enc bytea not null,
  saved_at timestamp with time zone not null,
  unit_id bigint,
  constraint enrolment_draft_pkey PRIMARY KEY (phone_index, class_id),
  constraint enrolment_draft_version_check CHECK ((version >= 1))
);
CREATE INDEX enrolment_draft_age ON public.enrolment_draft USING btree (saved_at);
CREATE INDEX enrolment_draft_class ON public.enrolment_draft USING btree (class_id, unit_id);

create table enrolment_move (
  from_class_id bigint not null,
  from_enrolment_id bigint not null,
  to_class_id bigint not null,
  to_enrolment_id bigint not null,
  moved_at timestamp with time zone not null,
  constraint enrolment_move_pkey PRIMARY KEY (from_class_id, from_enrolment_id),
  constraint enrolment_move_to_class_id_to_enrolment_id_key UNIQUE (to_class_id, to_enrolment_id),
  constraint enrolment_move_check CHECK ((to_class_id <> from_class_id))
);

create table erasure_request (
  erasure_id bigint not null,
  phone_index bytea,
  open_phone_index bytea,
  phone_masked text not null,
  status text default 'requested'::text not null,
  reason text default ''::text not null,
  decision_reason text default ''::text not null,
  requested_at timestamp with time zone not null,
  first_by bigint,
  decided_by bigint,
  decided_at timestamp with time zone,
  erased jsonb default '[]'::jsonb not null,
  constraint erasure_request_pkey PRIMARY KEY (erasure_id),
  constraint erasure_request_open_phone_index_key UNIQUE (open_phone_index),
  constraint erasure_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(user_id),
  constraint erasure_request_first_by_fkey FOREIGN KEY (first_by) REFERENCES account(user_id),
  constraint erasure_request_check CHECK (((open_phone_index IS NULL) = (status <> ALL (ARRAY['requested'::text, 'approved'::text])))),
  constraint erasure_request_check1 CHECK (((open_phone_index IS NULL) OR (open_phone_index = phone_index))),
  constraint erasure_request_check2 CHECK (((phone_index IS NULL) = (status = 'erased'::text))),
  constraint erasure_request_check3 CHECK (((status <> 'erased'::text) OR (decided_by <> first_by))),
  constraint erasure_request_erased_check CHECK ((jsonb_typeof(erased) = 'array'::text)),
  constraint erasure_request_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'erased'::text, 'rejected'::text, 'withdrawn'::text])))
);
CREATE INDEX erasure_request_phone ON public.erasure_request USING btree (phone_index);
CREATE INDEX erasure_request_status ON public.erasure_request USING btree (status, requested_at);

create table exam_arrangement (
  class_id bigint not null,
  version integer not null,
  order text not null,
  apart boolean not null,
  keep boolean not null,
  seed bigint not null,
  accessible bigint[] not null,
  accepted_by bigint not null,
  accepted_at timestamp with time zone not null,
  kind text default 'accepted'::text not null,
  restores integer,
  constraint exam_arrangement_pkey PRIMARY KEY (class_id, version),
  constraint exam_arrangement_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES account(user_id),
  constraint exam_arrangement_class_id_restores_fkey FOREIGN KEY (class_id, restores) REFERENCES exam_arrangement(class_id, version),
  constraint exam_arrangement_kind_check CHECK ((kind = ANY (ARRAY['accepted'::text, 'by_hand'::text]))),
  constraint exam_arrangement_order_check CHECK (("order" = ANY (ARRAY['number'::text, 'random'::text]))),
  constraint exam_arrangement_version_check CHECK ((version >= 1))
);

create table exam_arrangement_seat (
  class_id bigint not null,
  version integer not null,
  ticket_id bigint not null,
  subject text not null,
  sitting_id bigint not null,
  desk integer not null,
  starts_at timestamp with time zone not null,
  room_name text not null,
  seat_row integer not null,
  seat_column integer not null,
  paper text not null,
  constraint exam_arrangement_seat_pkey PRIMARY KEY (class_id, version, ticket_id, subject),
  constraint exam_arrangement_seat_class_id_version_sitting_id_desk_key UNIQUE (class_id, version, sitting_id, desk),
  constraint exam_arrangement_seat_class_id_ticket_id_fkey FOREIGN KEY (class_id, ticket_id) REFERENCES exam_ticket(class_id, ticket_id),
  constraint exam_arrangement_seat_class_id_version_fkey FOREIGN KEY (class_id, version) REFERENCES exam_arrangement(class_id, version),
  constraint exam_arrangement_seat_desk_check CHECK ((desk >= 1)),
  constraint exam_arrangement_seat_seat_column_check CHECK ((seat_column >= 1)),
  constraint exam_arrangement_seat_seat_row_check CHECK ((seat_row >= 1))
);

create table exam_papers (
  class_id bigint not null,
  print_id bigint not null,
  asked_by bigint not null,
  language text not null,
  papers text[] not null,
  order text not null,
  per_sheet integer not null,
  fault text,
  missing text[] default '{}'::text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint exam_papers_pkey PRIMARY KEY (class_id, print_id),
  constraint exam_papers_class_id_asked_by_key UNIQUE (class_id, asked_by),
  constraint exam_papers_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(user_id),
  constraint exam_papers_fault_check CHECK ((fault = 'failed'::text)),
  constraint exam_papers_order_check CHECK (("order" = ANY (ARRAY['desk'::text, 'paper'::text]))),
  constraint exam_papers_papers_check CHECK ((cardinality(papers) > 0)),
  constraint exam_papers_per_sheet_check CHECK ((per_sheet = ANY (ARRAY[1, 2])))
);
CREATE INDEX exam_papers_expiry ON public.exam_papers USING btree (expires_at);

create table exam_papers_file (
  class_id bigint not null,
  print_id bigint not null,
  file_no integer not null,
  name text not null,
  paper text not null,
  of_ids bigint[] not null,
  done boolean default false not null,
  bytes_enc bytea,
  constraint exam_papers_file_pkey PRIMARY KEY (class_id, print_id, file_no),
  constraint exam_papers_file_class_id_print_id_fkey FOREIGN KEY (class_id, print_id) REFERENCES exam_papers(class_id, print_id) ON DELETE CASCADE,
  constraint exam_papers_file_check CHECK ((done OR (bytes_enc IS NULL))),
  constraint exam_papers_file_file_no_check CHECK ((file_no >= 0))
);
CREATE INDEX exam_papers_file_work ON public.exam_papers_file USING btree (class_id, print_id, file_no) WHERE (NOT done);

create table exam_room (
  class_id bigint not null,
  room_id bigint not null,
  name text not null,
  address text not null,
  floor text default ''::text not null,
  rows integer not null,
  columns integer not null,
  blocked integer[] default '{}'::integer[] not null,
  accessible integer[] default '{}'::integer[] not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint exam_room_pkey PRIMARY KEY (class_id, room_id),
  constraint exam_room_class_id_name_key UNIQUE (class_id, name),
  constraint exam_room_address_check CHECK ((address <> ''::text)),
  constraint exam_room_check CHECK (((rows * columns) > cardinality(blocked))),
  constraint exam_room_check1 CHECK ((NOT (blocked && accessible))),
  constraint exam_room_columns_check CHECK (((columns >= 1) AND (columns <= 30))),
  constraint exam_room_name_check CHECK ((name <> ''::text)),
  constraint exam_room_rows_check CHECK (((rows >= 1) AND (rows <= 30)))
);
CREATE INDEX exam_room_place ON public.exam_room USING btree (address, name);

create table exam_seat (
  class_id bigint not null,
  ticket_id bigint not null,
  subject text not null,
  sitting_id bigint not null,
  desk integer not null,
  paper text not null,
  constraint exam_seat_pkey PRIMARY KEY (class_id, ticket_id, subject),
  constraint exam_seat_class_id_sitting_id_desk_key UNIQUE (class_id, sitting_id, desk),
  constraint exam_seat_class_id_sitting_id_fkey FOREIGN KEY (class_id, sitting_id) REFERENCES exam_sitting(class_id, sitting_id),
  constraint exam_seat_class_id_ticket_id_fkey FOREIGN KEY (class_id, ticket_id) REFERENCES exam_ticket(class_id, ticket_id),
  constraint exam_seat_desk_check CHECK ((desk >= 1))
);

create table exam_sitting (
  class_id bigint not null,
  sitting_id bigint not null,
  subject text not null,
  room_id bigint not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  names text[] default '{}'::text[] not null,
  constraint exam_sitting_pkey PRIMARY KEY (class_id, sitting_id),
  constraint exam_sitting_class_id_room_id_fkey FOREIGN KEY (class_id, room_id) REFERENCES exam_room(class_id, room_id),
  constraint exam_sitting_check CHECK ((ends_at > starts_at)),
  constraint exam_sitting_names_check CHECK ((cardinality(names) <= 10))
);
CREATE INDEX exam_sitting_list ON public.exam_sitting USING btree (class_id, starts_at, sitting_id);
CREATE INDEX exam_sitting_room ON public.exam_sitting USING btree (class_id, room_id, starts_at);

create table exam_ticket (
  class_id bigint not null,
  ticket_id bigint not null,
  enrolment_id bigint not null,
  live_enrolment_id bigint,
  ticket_no text not null,
  status text not null,
  revision integer not null,
  reason text,
  issued_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  told_revision integer,
  opens_from integer,
  constraint exam_ticket_pkey PRIMARY KEY (class_id, ticket_id),
  constraint exam_ticket_class_id_live_enrolment_id_key UNIQUE (class_id, live_enrolment_id),
  constraint exam_ticket_class_id_ticket_no_key UNIQUE (class_id, ticket_no),
  constraint exam_ticket_check CHECK (((live_enrolment_id IS NULL) OR (live_enrolment_id = enrolment_id))),
  constraint exam_ticket_check1 CHECK (((live_enrolment_id IS NULL) = (status = 'void'::text))),
  constraint exam_ticket_check2 CHECK (((status <> 'void'::text) OR (reason IS NOT NULL))),
  constraint exam_ticket_check3 CHECK ((opens_from <= revision)),
  constraint exam_ticket_revision_check CHECK ((revision >= 1)),
  constraint exam_ticket_status_check CHECK ((status = ANY (ARRAY['issued'::text, 'superseded'::text, 'void'::text, 'used'::text])))
);
CREATE INDEX exam_ticket_by_number ON public.exam_ticket USING btree (ticket_no);
CREATE INDEX exam_ticket_changed ON public.exam_ticket USING btree (class_id, updated_at, ticket_id);
CREATE INDEX exam_ticket_list ON public.exam_ticket USING btree (class_id, status, ticket_no);

create table expert_file (
  user_id bigint not null,
  file_id bigint not null,
  title text not null,
  created_at timestamp with time zone default now() not null,
  constraint expert_file_pkey PRIMARY KEY (user_id, file_id),
  constraint expert_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(file_id),
  constraint expert_file_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id)
);

create table expert_profile (
  user_id bigint not null,
  employer text default ''::text not null,
  title text default ''::text not null,
  specialities text[] default '{}'::text[] not null,
  years integer,
  bank text default ''::text not null,
  account_name text default ''::text not null,
  account_number_enc bytea,
  account_number_masked text default ''::text not null,
  updated_at timestamp with time zone default now() not null,
  constraint expert_profile_pkey PRIMARY KEY (user_id),
  constraint expert_profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id),
  constraint expert_profile_check CHECK (((account_number_enc IS NULL) = (account_number_masked = ''::text))),
  constraint expert_profile_years_check CHECK (((years >= 0) AND (years <= 80)))
);

create table file (
  file_id bigint not null,
  class_id bigint default 0 not null,
  owner_ticket bytea,
  kind text not null,
  media_type text not null,
  bytes_enc bytea not null,
  size integer not null,
  width integer,
  height integer,
  created_at timestamp with time zone default now() not null,
  document_kind text,
  owner_phone bytea,
  upload_key text,
  constraint file_pkey PRIMARY KEY (file_id),
  constraint file_check CHECK (((document_kind IS NULL) OR (kind = 'document'::text))),
  constraint file_height_check CHECK ((height > 0)),
  constraint file_size_check CHECK ((size > 0)),
  constraint file_width_check CHECK ((width > 0))
);
CREATE INDEX file_class ON public.file USING btree (class_id, file_id);
CREATE UNIQUE INDEX file_upload ON public.file USING btree (owner_phone, upload_key) WHERE (owner_phone IS NOT NULL);

create table gathering (
  class_id bigint not null,
  organization_fee_cents bigint,
  pay_until timestamp with time zone,
  note text default ''::text not null,
  bank text default ''::text not null,
  account_name text default ''::text not null,
  account_number_enc bytea,
  account_number_masked text default ''::text not null,
  updated_by bigint,
  updated_at timestamp with time zone default now() not null,
  methods text[] default '{bank_transfer}'::text[] not null,
  refund_rule jsonb default '[]'::jsonb not null,
  qr_file bigint,
  constraint gathering_pkey PRIMARY KEY (class_id),
  constraint gathering_qr_file_fkey FOREIGN KEY (qr_file) REFERENCES file(file_id),
  constraint gathering_check CHECK (((account_number_enc IS NULL) = (account_number_masked = ''::text))),
  constraint gathering_methods_check CHECK (((methods <@ ARRAY['bank_transfer'::text, 'wechat'::text, 'alipay'::text, 'sandbox'::text]) AND (methods <> '{}'::text[]))),
  constraint gathering_organization_fee_cents_check CHECK ((organization_fee_cents >= 0)),
  constraint gathering_refund_rule_check CHECK ((jsonb_typeof(refund_rule) = 'array'::text))
);
CREATE INDEX gathering_qr ON public.gathering USING btree (qr_file);

create table grant_request (
  request_id bigint generated by default as identity not null,
  user_id bigint not null,
  open_user_id bigint,
  status text default 'requested'::text not null,
  reason text not null,
  refuse_content text default ''::text not null,
  requested_by bigint not null,
  requested_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  kind text default 'grant'::text not null,
  constraint grant_request_pkey PRIMARY KEY (request_id),
  constraint grant_request_open_user_id_key UNIQUE (open_user_id),
  constraint grant_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(user_id),
  constraint grant_request_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES account(user_id),
  constraint grant_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id),
  constraint grant_request_check CHECK (((open_user_id IS NULL) = (status <> 'requested'::text))),
  constraint grant_request_check1 CHECK (((open_user_id IS NULL) OR (open_user_id = user_id))),
  constraint grant_request_check2 CHECK (((decided_at IS NULL) = (status = 'requested'::text))),
  constraint grant_request_check3 CHECK (((decided_by IS NULL) OR (status = 'withdrawn'::text) OR (decided_by <> requested_by))),
  constraint grant_request_kind_check CHECK ((kind = ANY (ARRAY['grant'::text, 'reset_password'::text, 'reset_factor'::text]))),
  constraint grant_request_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'refused'::text, 'withdrawn'::text, 'expired'::text])))
);
CREATE INDEX grant_request_status ON public.grant_request USING btree (status, request_id);

create table group_payment (
  class_id bigint not null,
  group_id bigint not null,
  first_payment_id bigint not null,
  payments integer not null,
  amount_cents bigint not null,
  currency text not null,
  created_at timestamp with time zone not null,
  constraint group_payment_pkey PRIMARY KEY (class_id, group_id),
  constraint group_payment_amount_cents_check CHECK ((amount_cents > 0)),
  constraint group_payment_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint group_payment_payments_check CHECK ((payments > 0))
);
CREATE INDEX group_payment_amount ON public.group_payment USING btree (amount_cents, class_id, group_id);

create table guidance_article (
  article_id bigint not null,
  version integer not null,
  title text not null,
  content text not null,
  published_version integer,
  published_title text,
  published_content text,
  published_at timestamp with time zone,
  pinned boolean not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint guidance_article_pkey PRIMARY KEY (article_id),
  constraint guidance_article_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(user_id),
  constraint guidance_article_check CHECK (((published_version >= 1) AND (published_version <= version))),
  constraint guidance_article_check1 CHECK ((num_nulls(published_version, published_title, published_content, published_at) = ANY (ARRAY[0, 4]))),
  constraint guidance_article_version_check CHECK ((version >= 1))
);

create table guidance_file (
  article_id bigint not null,
  file_id bigint not null,
  title text not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  constraint guidance_file_pkey PRIMARY KEY (file_id),
  constraint guidance_file_article_id_fkey FOREIGN KEY (article_id) REFERENCES guidance_article(article_id),
  constraint guidance_file_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(user_id),
  constraint guidance_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(file_id)
);
CREATE INDEX guidance_file_article ON public.guidance_file USING btree (article_id);

create table idempotency (
  owner text not null,
  key text not null,
  call text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_pkey PRIMARY KEY (owner, key)
);
CREATE INDEX idempotency_age ON public.idempotency USING btree (created_at);

create table import_part (
  class_id bigint not null,
  import_id bigint not null,
  part_no integer not null,
  bytes_enc bytea not null,
  constraint import_part_pkey PRIMARY KEY (class_id, import_id, part_no),
  constraint import_part_class_id_import_id_fkey FOREIGN KEY (class_id, import_id) REFERENCES candidate_import(class_id, import_id) ON DELETE CASCADE,
  constraint import_part_part_no_check CHECK ((part_no >= 0))
);

create table import_row (
  class_id bigint not null,
  import_id bigint not null,
  row_no integer not null,
  cells_enc bytea not null,
  state text default 'read'::text not null,
  problems jsonb default '[]'::jsonb not null,
  id_index bytea,
  phone_index bytea,
  marks text[],
  filled text[],
  constraint import_row_pkey PRIMARY KEY (class_id, import_id, row_no),
  constraint import_row_class_id_import_id_fkey FOREIGN KEY (class_id, import_id) REFERENCES candidate_import(class_id, import_id) ON DELETE CASCADE,
  constraint import_row_state_check CHECK ((state = ANY (ARRAY['above'::text, 'read'::text, 'good'::text, 'wrong'::text, 'double'::text, 'enrolled'::text, 'refused'::text])))
);
CREATE INDEX import_row_person ON public.import_row USING btree (class_id, import_id, id_index);
CREATE INDEX import_row_phone ON public.import_row USING btree (class_id, import_id, phone_index);
CREATE INDEX import_row_state ON public.import_row USING btree (class_id, import_id, state, row_no);

create table installation (
  only_row boolean default true not null,
  key_check bytea not null,
  created_at timestamp with time zone default now() not null,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_only_row_check CHECK (only_row)
);

create table invoice (
  class_id bigint not null,
  invoice_id bigint not null,
  request_no text not null,
  kind text not null,
  title_type text not null,
  title text not null,
  tax_no text default ''::text not null,
  address text default ''::text not null,
  phone_enc bytea,
  phone_masked text default ''::text not null,
  bank text default ''::text not null,
  account_number_enc bytea,
  account_number_masked text default ''::text not null,
  amount_cents bigint not null,
  currency text not null,
  status text not null,
  requested_by bigint,
  reason text,
  invoice_no text,
  file_id bigint,
  issued_by bigint,
  issued_at timestamp with time zone,
  red_by bigint,
  red_no text,
  red_file_id bigint,
  red_issued_by bigint,
  red_issued_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  title_grams text[] generated always as (name_grams(title)) stored,
  issued_on date,
  tax_cents bigint,
  constraint invoice_pkey PRIMARY KEY (class_id, invoice_id),
  constraint invoice_class_id_invoice_no_key UNIQUE (class_id, invoice_no),
  constraint invoice_class_id_red_no_key UNIQUE (class_id, red_no),
  constraint invoice_class_id_request_no_key UNIQUE (class_id, request_no),
  constraint invoice_amount_cents_check CHECK ((amount_cents > 0)),
  constraint invoice_check CHECK (((title_type = 'personal'::text) OR (tax_no <> ''::text))),
  constraint invoice_check1 CHECK (((kind = 'ordinary'::text) OR ((title_type = 'unit'::text) AND (address <> ''::text) AND (phone_enc IS NOT NULL) AND (bank <> ''::text) AND (account_number_enc IS NOT NULL)))),
  constraint invoice_check2 CHECK (((status <> ALL (ARRAY['issued'::text, 'red_requested'::text, 'red_issued'::text])) OR ((invoice_no IS NOT NULL) AND (file_id IS NOT NULL)))),
  constraint invoice_check3 CHECK (((status <> 'red_requested'::text) OR (red_by IS NOT NULL))),
  constraint invoice_check4 CHECK (((status <> 'red_issued'::text) OR ((red_no IS NOT NULL) AND (red_file_id IS NOT NULL)))),
  constraint invoice_check5 CHECK ((red_issued_by <> red_by)),
  constraint invoice_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint invoice_kind_check CHECK ((kind = ANY (ARRAY['ordinary'::text, 'special'::text]))),
  constraint invoice_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'issuing'::text, 'issue_failed'::text, 'issued'::text, 'rejected'::text, 'red_requested'::text, 'red_issued'::text]))),
  constraint invoice_tax_cents_check CHECK ((tax_cents >= 0)),
  constraint invoice_title_check CHECK ((title <> ''::text)),
  constraint invoice_title_type_check CHECK ((title_type = ANY (ARRAY['personal'::text, 'unit'::text])))
);
CREATE INDEX invoice_all ON public.invoice USING btree (created_at DESC, invoice_id DESC);
CREATE INDEX invoice_all_kind ON public.invoice USING btree (kind, created_at DESC, invoice_id DESC);
CREATE INDEX invoice_all_status ON public.invoice USING btree (status, created_at DESC, invoice_id DESC);
CREATE INDEX invoice_list ON public.invoice USING btree (class_id, status, created_at DESC, invoice_id);
CREATE INDEX invoice_no ON public.invoice USING btree (invoice_no);
CREATE INDEX invoice_request_no ON public.invoice USING btree (request_no);
CREATE INDEX invoice_tax_no ON public.invoice USING btree (tax_no);
CREATE INDEX invoice_title_name ON public.invoice USING gin (title_grams);
CREATE INDEX invoice_waiting ON public.invoice USING btree (class_id) WHERE (status = ANY (ARRAY['requested'::text, 'issuing'::text, 'issue_failed'::text, 'red_requested'::text]));
CREATE TRIGGER record_number AFTER INSERT OR UPDATE OF invoice_no, red_no ON public.invoice FOR EACH ROW EXECUTE FUNCTION record_invoice_number();

create table invoice_line (
  class_id bigint not null,
  invoice_id bigint not null,
  payment_id bigint not null,
  open_payment_id bigint,
  amount_cents bigint not null,
  constraint invoice_line_pkey PRIMARY KEY (class_id, invoice_id, payment_id),
  constraint invoice_line_class_id_open_payment_id_key UNIQUE (class_id, open_payment_id),
  constraint invoice_line_amount_cents_check CHECK ((amount_cents > 0)),
  constraint invoice_line_check CHECK (((open_payment_id IS NULL) OR (open_payment_id = payment_id)))
);
CREATE INDEX invoice_line_payment ON public.invoice_line USING btree (class_id, payment_id, invoice_id);

create table invoice_number (
  number text not null,
  class_id bigint not null,
  invoice_id bigint not null,
  paper text not null,
  constraint invoice_number_pkey PRIMARY KEY (number),
  constraint invoice_number_class_id_invoice_id_paper_key UNIQUE (class_id, invoice_id, paper),
  constraint invoice_number_number_check CHECK ((number <> ''::text)),
  constraint invoice_number_paper_check CHECK ((paper = ANY (ARRAY['invoice'::text, 'counter_entry'::text])))
);

create table invoice_sheet (
  class_id bigint not null,
  sheet_id bigint not null,
  title text not null,
  archive_size integer,
  papers_enc bytea,
  asked_by bigint not null,
  asked_roles text[] not null,
  session_hash bytea not null,
  address text not null,
  request_id text not null,
  created_at timestamp with time zone not null,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  reading jsonb default '[]'::jsonb not null,
  archive_coming integer,
  constraint invoice_sheet_pkey PRIMARY KEY (class_id, sheet_id),
  constraint invoice_sheet_class_id_asked_by_key UNIQUE (class_id, asked_by),
  constraint invoice_sheet_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(user_id),
  constraint invoice_sheet_archive_coming_check CHECK ((archive_coming > 0)),
  constraint invoice_sheet_archive_size_check CHECK ((archive_size > 0)),
  constraint invoice_sheet_check CHECK (((ended_at IS NULL) OR (started_at IS NOT NULL)))
);
CREATE INDEX invoice_sheet_expiry ON public.invoice_sheet USING btree (expires_at);
CREATE INDEX invoice_sheet_work ON public.invoice_sheet USING btree (started_at, sheet_id) WHERE ((started_at IS NOT NULL) AND (ended_at IS NULL));

create table invoice_sheet_part (
  class_id bigint not null,
  sheet_id bigint not null,
  part_no integer not null,
  bytes_enc bytea not null,
  constraint invoice_sheet_part_pkey PRIMARY KEY (class_id, sheet_id, part_no),
  constraint invoice_sheet_part_class_id_sheet_id_fkey FOREIGN KEY (class_id, sheet_id) REFERENCES invoice_sheet(class_id, sheet_id) ON UPDATE CASCADE ON DELETE CASCADE,
  constraint invoice_sheet_part_part_no_check CHECK ((part_no >= 0))
);

create table invoice_sheet_row (
  class_id bigint not null,
  sheet_id bigint not null,
  row_no integer not null,
  said_enc bytea not null,
  state text default 'read'::text not null,
  invoice_id bigint,
  paper_enc bytea,
  faults text[] default '{}'::text[] not null,
  constraint invoice_sheet_row_pkey PRIMARY KEY (class_id, sheet_id, row_no),
  constraint invoice_sheet_row_class_id_sheet_id_fkey FOREIGN KEY (class_id, sheet_id) REFERENCES invoice_sheet(class_id, sheet_id) ON DELETE CASCADE,
  constraint invoice_sheet_row_check CHECK (((state <> ALL (ARRAY['waiting'::text, 'issued'::text])) OR ((invoice_id IS NOT NULL) AND (paper_enc IS NOT NULL)))),
  constraint invoice_sheet_row_state_check CHECK ((state = ANY (ARRAY['read'::text, 'waiting'::text, 'issued'::text, 'left'::text])))
);

create table invoice_title (
  title_id bigint not null,
  unit_id bigint not null,
  title text not null,
  tax_no text not null,
  address text default ''::text not null,
  phone_enc bytea,
  phone_masked text default ''::text not null,
  bank text default ''::text not null,
  account_number_enc bytea,
  account_number_masked text default ''::text not null,
  updated_by bigint,
  updated_at timestamp with time zone not null,
  constraint invoice_title_pkey PRIMARY KEY (title_id),
  constraint invoice_title_unit_id_tax_no_key UNIQUE (unit_id, tax_no),
  constraint invoice_title_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(unit_id),
  constraint invoice_title_tax_no_check CHECK ((tax_no <> ''::text)),
  constraint invoice_title_title_check CHECK ((title <> ''::text))
);

create table invoice_wish (
  class_id bigint not null,
  enrolment_id bigint not null,
  title_type text not null,
  title text not null,
  tax_no text not null,
  email text not null,
  wished_by bigint not null,
  invoice_id bigint,
  constraint invoice_wish_pkey PRIMARY KEY (class_id, enrolment_id),
  constraint invoice_wish_wished_by_fkey FOREIGN KEY (wished_by) REFERENCES account(user_id),
  constraint invoice_wish_check CHECK (((title_type = 'personal'::text) OR (tax_no <> ''::text))),
  constraint invoice_wish_title_check CHECK ((title <> ''::text)),
  constraint invoice_wish_title_type_check CHECK ((title_type = ANY (ARRAY['personal'::text, 'unit'::text])))
);
CREATE INDEX invoice_wish_invoice ON public.invoice_wish USING btree (class_id, invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX invoice_wish_open ON public.invoice_wish USING btree (class_id, enrolment_id) WHERE (invoice_id IS NULL);

create table job_lease (
  name text not null,
  locked_until timestamp with time zone not null,
  holder text not null,
  constraint job_lease_pkey PRIMARY KEY (name)
);

create table kept_subject (
  class_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  from_class_id bigint not null,
  from_enrolment_id bigint not null,
  points integer not null,
  final_at timestamp with time zone not null,
  kept_until timestamp with time zone not null,
  kept_by bigint,
  kept_at timestamp with time zone not null,
  lost_as text,
  lost_by bigint,
  lost_at timestamp with time zone,
  constraint kept_subject_pkey PRIMARY KEY (class_id, enrolment_id, subject),
  constraint kept_subject_from_class_id_from_enrolment_id_subject_fkey FOREIGN KEY (from_class_id, from_enrolment_id, subject) REFERENCES score(class_id, enrolment_id, subject),
  constraint kept_subject_kept_by_fkey FOREIGN KEY (kept_by) REFERENCES account(user_id),
  constraint kept_subject_lost_by_fkey FOREIGN KEY (lost_by) REFERENCES account(user_id),
  constraint kept_subject_check CHECK ((from_class_id <> class_id)),
  constraint kept_subject_check1 CHECK ((kept_until > final_at)),
  constraint kept_subject_check2 CHECK ((num_nonnulls(lost_as, lost_at) = ANY (ARRAY[0, 2]))),
  constraint kept_subject_check3 CHECK (((lost_by IS NULL) OR (lost_at IS NOT NULL))),
  constraint kept_subject_lost_as_check CHECK ((lost_as = ANY (ARRAY['changed'::text, 'expired'::text]))),
  constraint kept_subject_points_check CHECK ((points >= 0))
);
CREATE INDEX kept_subject_from ON public.kept_subject USING btree (from_class_id, from_enrolment_id, subject);

create table ledger (
  class_id bigint not null,
  entry_id bigint not null,
  payment_id bigint not null,
  refund_id bigint default 0 not null,
  kind text not null,
  amount_cents bigint not null,
  currency text not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  unit_id bigint,
  turn integer default 0 not null,
  constraint ledger_pkey PRIMARY KEY (class_id, entry_id),
  constraint ledger_class_id_payment_id_refund_id_turn_key UNIQUE (class_id, payment_id, refund_id, turn),
  constraint ledger_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint ledger_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint ledger_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'refund_back'::text, 'reversal'::text, 'top_up'::text, 'messages'::text, 'messages_back'::text]))),
  constraint ledger_once_check CHECK (((kind = ANY (ARRAY['payment'::text, 'top_up'::text])) = (refund_id = 0))),
  constraint ledger_reversal_check CHECK (((kind <> 'reversal'::text) OR (refund_id = payment_id))),
  constraint ledger_sign_check CHECK (((kind = ANY (ARRAY['payment'::text, 'refund_back'::text, 'top_up'::text, 'messages_back'::text])) = (amount_cents > 0))),
  constraint ledger_turn_check CHECK (((turn = 0) OR (kind = ANY (ARRAY['refund'::text, 'refund_back'::text])))),
  constraint ledger_unit_check CHECK (((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'refund_back'::text, 'reversal'::text])) = (unit_id IS NULL)))
);
CREATE INDEX ledger_class_time ON public.ledger USING btree (class_id, created_at, entry_id);
CREATE INDEX ledger_time ON public.ledger USING btree (created_at, class_id);

create table lesson (
  class_id bigint not null,
  lesson_id bigint not null,
  title text not null,
  place text not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint lesson_pkey PRIMARY KEY (class_id, lesson_id),
  constraint lesson_check CHECK ((ends_at > starts_at)),
  constraint lesson_place_check CHECK ((place <> ''::text)),
  constraint lesson_title_check CHECK ((title <> ''::text))
);
CREATE INDEX lesson_list ON public.lesson USING btree (class_id, starts_at, lesson_id);

create table lesson_mark (
  class_id bigint not null,
  lesson_id bigint not null,
  enrolment_id bigint not null,
  mark text not null,
  marked_at timestamp with time zone not null,
  constraint lesson_mark_pkey PRIMARY KEY (class_id, lesson_id, enrolment_id),
  constraint lesson_mark_class_id_lesson_id_fkey FOREIGN KEY (class_id, lesson_id) REFERENCES lesson(class_id, lesson_id),
  constraint lesson_mark_mark_check CHECK ((mark = ANY (ARRAY['present'::text, 'late'::text, 'excused'::text, 'absent'::text])))
);
CREATE INDEX lesson_mark_of ON public.lesson_mark USING btree (class_id, enrolment_id);

create table lesson_teacher (
  class_id bigint not null,
  lesson_id bigint not null,
  user_id bigint not null,
  constraint lesson_teacher_pkey PRIMARY KEY (class_id, lesson_id, user_id),
  constraint lesson_teacher_class_id_lesson_id_fkey FOREIGN KEY (class_id, lesson_id) REFERENCES lesson(class_id, lesson_id) ON DELETE CASCADE,
  constraint lesson_teacher_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id)
);
CREATE INDEX lesson_teacher_account ON public.lesson_teacher USING btree (user_id);

create table link_day (
  class_id bigint not null,
  unit_id bigint not null,
  day date not null,
  visits integer not null,
  constraint link_day_pkey PRIMARY KEY (class_id, unit_id, day),
  constraint link_day_unit_id_check CHECK ((unit_id >= 0)),
  constraint link_day_visits_check CHECK ((visits > 0))
);

create table link_visitor (
  class_id bigint not null,
  unit_id bigint not null,
  day date not null,
  visitor bytea not null,
  constraint link_visitor_pkey PRIMARY KEY (class_id, unit_id, day, visitor),
  constraint link_visitor_unit_id_check CHECK ((unit_id >= 0)),
  constraint link_visitor_visitor_check CHECK ((length(visitor) = 32))
);

create table loose_file (
  file_id bigint not null,
  created_at timestamp with time zone default now() not null,
  constraint loose_file_pkey PRIMARY KEY (file_id)
);
CREATE INDEX loose_file_created ON public.loose_file USING btree (created_at);

create table mailing (
  class_id bigint not null,
  mailing_id bigint not null,
  unit_id bigint default 0 not null,
  template_id text not null,
  title jsonb not null,
  text jsonb not null,
  audience text not null,
  class_values jsonb default '{}'::jsonb not null,
  status text not null,
  enrolment_ids bigint[] not null,
  position integer default 0 not null,
  excluded integer default 0 not null,
  segments integer not null,
  segment_cents integer not null,
  currency text not null,
  few boolean not null,
  reason text,
  asked_by bigint not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  taken_at timestamp with time zone,
  type text default 'notice'::text not null,
  send_at timestamp with time zone,
  fault text,
  only_unit_id bigint,
  chosen integer,
  constraint mailing_pkey PRIMARY KEY (class_id, mailing_id),
  constraint mailing_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(user_id),
  constraint mailing_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(user_id),
  constraint mailing_audience_check CHECK ((audience = ANY (ARRAY['everyone'::text, 'in_review'::text, 'returned'::text, 'approved'::text, 'unpaid'::text, 'paid'::text]))),
  constraint mailing_check CHECK ((("position" >= 0) AND ("position" <= cardinality(enrolment_ids)))),
  constraint mailing_check1 CHECK ((few OR (status = ANY (ARRAY['held'::text, 'refused'::text, 'withdrawn'::text])) OR (decided_by IS NOT NULL))),
  constraint mailing_check2 CHECK (((decided_by IS NULL) OR (decided_by <> asked_by) OR (status = 'withdrawn'::text))),
  constraint mailing_check3 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint mailing_chosen_check CHECK ((chosen > 0)),
  constraint mailing_enrolment_ids_check CHECK ((cardinality(enrolment_ids) > 0)),
  constraint mailing_fault_check CHECK ((fault = ANY (ARRAY['sms_quota'::text, 'sms_balance'::text, 'no_right'::text]))),
  constraint mailing_scheduled_check CHECK (((status <> 'scheduled'::text) OR (send_at IS NOT NULL))),
  constraint mailing_segment_cents_check CHECK ((segment_cents >= 0)),
  constraint mailing_segments_check CHECK ((segments >= 0)),
  constraint mailing_status_check CHECK ((status = ANY (ARRAY['held'::text, 'scheduled'::text, 'sending'::text, 'done'::text, 'refused'::text, 'withdrawn'::text]))),
  constraint mailing_taken_check CHECK (((status <> ALL (ARRAY['sending'::text, 'done'::text])) OR (taken_at IS NOT NULL))),
  constraint mailing_type_check CHECK ((type = ANY (ARRAY['notice'::text, 'promotion'::text])))
);
CREATE INDEX mailing_class ON public.mailing USING btree (class_id, created_at DESC, mailing_id);
CREATE INDEX mailing_due ON public.mailing USING btree (send_at) WHERE (status = 'scheduled'::text);
CREATE INDEX mailing_held ON public.mailing USING btree (class_id, asked_by) WHERE (status = 'held'::text);
CREATE INDEX mailing_status ON public.mailing USING btree (status, created_at, mailing_id);

create table note (
  user_id bigint not null,
  note_id bigint not null,
  version integer not null,
  text_enc bytea not null,
  pinned boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  class_id bigint,
  enrolment_id bigint,
  due_on date,
  done_at timestamp with time zone,
  kept_at timestamp with time zone,
  constraint note_pkey PRIMARY KEY (user_id, note_id),
  constraint note_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id),
  constraint note_check CHECK (((enrolment_id IS NULL) OR (class_id IS NOT NULL))),
  constraint note_check1 CHECK (((done_at IS NULL) OR (due_on IS NOT NULL))),
  constraint note_version_check CHECK ((version >= 1))
);
CREATE INDEX note_due ON public.note USING btree (user_id, due_on) WHERE (done_at IS NULL);
CREATE INDEX note_enrolment ON public.note USING btree (class_id, enrolment_id) WHERE (enrolment_id IS NOT NULL);

create table note_version (
  user_id bigint not null,
  note_id bigint not null,
  version_id bigint not null,
  version integer,
  text_enc bytea not null,
  at timestamp with time zone not null,
  constraint note_version_pkey PRIMARY KEY (user_id, note_id, version_id),
  constraint note_version_user_id_note_id_fkey FOREIGN KEY (user_id, note_id) REFERENCES note(user_id, note_id) ON DELETE CASCADE,
  constraint note_version_version_check CHECK ((version >= 1))
);

create table number_series (
  class_id bigint not null,
  series text not null,
  last bigint not null,
  constraint number_series_pkey PRIMARY KEY (class_id, series),
  constraint number_series_last_check CHECK ((last > 0)),
  constraint number_series_series_check CHECK ((series = ANY (ARRAY['receipt'::text, 'invoice'::text, 'ticket'::text])))
);

create table payment (
  class_id bigint not null,
  payment_id bigint not null,
  enrolment_id bigint not null,
  open_enrolment_id bigint,
  method text default 'bank_transfer'::text not null,
  amount_cents bigint not null,
  refunded_cents bigint default 0 not null,
  reserved_cents bigint default 0 not null,
  currency text not null,
  status text not null,
  payer_name text not null,
  payer_bank text default ''::text not null,
  payer_account_enc bytea,
  payer_account_masked text,
  paid_on date,
  proof_id bigint,
  reason text,
  decided_by bigint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  group_id bigint,
  declared_by bigint,
  held_cents bigint default 0 not null,
  raised_cents bigint default 0 not null,
  constraint payment_pkey PRIMARY KEY (class_id, payment_id),
  constraint payment_class_id_open_enrolment_id_key UNIQUE (class_id, open_enrolment_id),
  constraint payment_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payment_check CHECK (((open_enrolment_id IS NULL) OR (open_enrolment_id = enrolment_id))),
  constraint payment_check1 CHECK (((held_cents >= 0) AND (held_cents < amount_cents))),
  constraint payment_check2 CHECK (((refunded_cents + reserved_cents) <= amount_cents)),
  constraint payment_check3 CHECK (((reserved_cents = 0) OR (status = ANY (ARRAY['confirmed'::text, 'partly_refunded'::text, 'refunding'::text])))),
  constraint payment_check4 CHECK (((status <> 'refunded'::text) OR (refunded_cents = amount_cents))),
  constraint payment_check5 CHECK (((status <> 'declared'::text) OR (proof_id IS NOT NULL))),
  constraint payment_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payment_four_eyes_check CHECK (((status = 'failed'::text) OR (decided_by <> declared_by))),
  constraint payment_group_check CHECK (((declared_by IS NULL) OR (group_id IS NOT NULL))),
  constraint payment_method_check CHECK ((method = ANY (ARRAY['bank_transfer'::text, 'wechat'::text, 'alipay'::text, 'sandbox'::text]))),
  constraint payment_open_check CHECK (
CASE
    WHEN (status = ANY (ARRAY['failed'::text, 'closed'::text, 'refunded'::text, 'confirmed_late'::text])) THEN (open_enrolment_id IS NULL)
    ELSE ((status = ANY (ARRAY['refunding'::text, 'created'::text])) OR (open_enrolment_id IS NOT NULL))
END),
  constraint payment_refunded_cents_check CHECK ((refunded_cents >= 0)),
  constraint payment_reserved_cents_check CHECK ((reserved_cents >= 0)),
  constraint payment_status_check CHECK ((status = ANY (ARRAY['created'::text, 'pending'::text, 'declared'::text, 'confirmed'::text, 'failed'::text, 'closed'::text, 'confirmed_late'::text, 'partly_refunded'::text, 'refunding'::text, 'refunded'::text]))),
  constraint payment_transfer_check CHECK (((method <> 'bank_transfer'::text) OR ((paid_on IS NOT NULL) AND ((proof_id IS NULL) OR ((payer_account_enc IS NOT NULL) AND (payer_account_masked IS NOT NULL))))))
);
CREATE INDEX payment_all ON public.payment USING btree (created_at DESC, payment_id DESC);
CREATE INDEX payment_all_method ON public.payment USING btree (method, created_at DESC, payment_id DESC);
CREATE INDEX payment_all_status ON public.payment USING btree (status, created_at DESC, payment_id DESC);
CREATE INDEX payment_class ON public.payment USING btree (class_id, created_at DESC, payment_id);
CREATE INDEX payment_declared ON public.payment USING btree (amount_cents, paid_on) WHERE (status = 'declared'::text);
CREATE INDEX payment_declared_payer ON public.payment USING btree (plain_name(payer_name)) WHERE (status = 'declared'::text);
CREATE INDEX payment_enrolment ON public.payment USING btree (class_id, enrolment_id, payment_id);
CREATE INDEX payment_group ON public.payment USING btree (class_id, group_id, payment_id) WHERE (group_id IS NOT NULL);
CREATE INDEX payment_list ON public.payment USING btree (class_id, status, created_at DESC, payment_id);
CREATE INDEX payment_waiting ON public.payment USING btree (class_id) WHERE (status = ANY (ARRAY['declared'::text, 'confirmed_late'::text]));

create table payment_account (
  unit_id bigint not null,
  bank text not null,
  account_name text not null,
  account_number_enc bytea not null,
  account_number_masked text not null,
  updated_by bigint,
  updated_at timestamp with time zone default now() not null,
  constraint payment_account_pkey PRIMARY KEY (unit_id),
  constraint payment_account_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(unit_id),
  constraint payment_account_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES account(user_id)
);

create table prefix_series (
  prefix text not null,
  last bigint not null,
  series text not null,
  constraint prefix_series_pkey PRIMARY KEY (series, prefix),
  constraint certificate_series_last_check CHECK ((last > 0)),
  constraint prefix_series_series_check CHECK ((series = ANY (ARRAY['certificate'::text, 'class'::text, 'credential'::text])))
);

create table presence_word (
  class_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  kind text not null,
  word text not null,
  said_by bigint not null,
  said_at timestamp with time zone not null,
  constraint presence_word_pkey PRIMARY KEY (class_id, enrolment_id, subject, kind),
  constraint presence_word_said_by_fkey FOREIGN KEY (said_by) REFERENCES account(user_id),
  constraint presence_word_kind_check CHECK ((kind = ANY (ARRAY['score_of_absent'::text, 'absence_of_present'::text])))
);

create table provider_order (
  class_id bigint not null,
  payment_id bigint not null,
  method text not null,
  trade_no text not null,
  transaction_no text,
  way text not null,
  pay_url text,
  expires_at timestamp with time zone not null,
  ask_at timestamp with time zone,
  asked integer default 0 not null,
  constraint provider_order_pkey PRIMARY KEY (class_id, payment_id),
  constraint provider_order_method_transaction_no_key UNIQUE (method, transaction_no),
  constraint provider_order_trade_no_key UNIQUE (trade_no),
  constraint provider_order_method_check CHECK ((method = ANY (ARRAY['wechat'::text, 'alipay'::text, 'sandbox'::text]))),
  constraint provider_order_way_check CHECK ((way = ANY (ARRAY['code'::text, 'page'::text])))
);
CREATE INDEX provider_order_due ON public.provider_order USING btree (ask_at);

create table rate_window (
  key text not null,
  window_start timestamp with time zone not null,
  hits integer default 0 not null,
  constraint rate_window_pkey PRIMARY KEY (key, window_start),
  constraint rate_window_hits_check CHECK ((hits >= 0))
);
CREATE INDEX rate_window_start ON public.rate_window USING btree (window_start);

create table receipt (
  class_id bigint not null,
  receipt_id bigint not null,
  payment_id bigint not null,
  receipt_no text not null,
  payer_name text not null,
  payee_name text not null,
  amount_cents bigint not null,
  currency text not null,
  issued_by bigint,
  issued_at timestamp with time zone not null,
  constraint receipt_pkey PRIMARY KEY (class_id, receipt_id),
  constraint receipt_class_id_payment_id_key UNIQUE (class_id, payment_id),
  constraint receipt_class_id_receipt_no_key UNIQUE (class_id, receipt_no),
  constraint receipt_amount_cents_check CHECK ((amount_cents > 0)),
  constraint receipt_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
);
CREATE INDEX receipt_list ON public.receipt USING btree (class_id, issued_at DESC, receipt_id);

create table recovery_code (
  user_id bigint not null,
  code_hash bytea not null,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id)
);

create table refund (
  class_id bigint not null,
  refund_id bigint not null,
  payment_id bigint not null,
  open_payment_id bigint,
  amount_cents bigint not null,
  status text not null,
  origin text not null,
  reason text not null,
  decision_reason text,
  requested_by bigint,
  first_by bigint,
  second_by bigint,
  settled_by bigint,
  proof_id bigint,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  settles boolean default true not null,
  returns integer default 0 not null,
  returned_by bigint,
  return_reason text,
  again_by bigint,
  account_name text,
  bank text,
  account_enc bytea,
  account_masked text,
  constraint refund_pkey PRIMARY KEY (class_id, refund_id),
  constraint refund_class_id_open_payment_id_key UNIQUE (class_id, open_payment_id),
  constraint refund_account_check CHECK ((((account_enc IS NULL) = (account_name IS NULL)) AND ((account_enc IS NULL) = (bank IS NULL)) AND ((account_enc IS NULL) = (account_masked IS NULL)) AND ((account_enc IS NULL) OR (returns > 0)))),
  constraint refund_again_check CHECK ((again_by <> returned_by)),
  constraint refund_amount_cents_check CHECK ((amount_cents > 0)),
  constraint refund_asker_check CHECK (((origin = 'class_cancelled'::text) OR ((origin = ANY (ARRAY['candidate'::text, 'late_payment'::text])) = (requested_by IS NULL)))),
  constraint refund_check CHECK (((open_payment_id IS NULL) OR (open_payment_id = payment_id))),
  constraint refund_check1 CHECK (((open_payment_id IS NULL) = (status = ANY (ARRAY['done'::text, 'rejected'::text, 'withdrawn'::text])))),
  constraint refund_check3 CHECK (((first_by <> requested_by) AND (second_by <> requested_by) AND (settled_by <> requested_by))),
  constraint refund_check4 CHECK ((second_by <> first_by)),
  constraint refund_check5 CHECK (((status <> ALL (ARRAY['authorised'::text, 'in_transit'::text, 'failed'::text, 'manual'::text, 'done'::text])) OR ((first_by IS NOT NULL) AND (second_by IS NOT NULL)))),
  constraint refund_origin_check CHECK ((origin = ANY (ARRAY['candidate'::text, 'staff'::text, 'class_cancelled'::text, 'late_payment'::text, 'paid_twice'::text]))),
  constraint refund_returned_check CHECK ((((returns > 0) = (returned_by IS NOT NULL)) AND ((returns > 0) = (return_reason IS NOT NULL)) AND ((status <> 'returned'::text) OR (returns > 0)))),
  constraint refund_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'authorised'::text, 'in_transit'::text, 'failed'::text, 'manual'::text, 'returned'::text, 'done'::text, 'rejected'::text, 'withdrawn'::text])))
);
CREATE INDEX refund_all_status ON public.refund USING btree (status, class_id, payment_id);
CREATE INDEX refund_payment ON public.refund USING btree (class_id, payment_id, refund_id);
CREATE INDEX refund_state ON public.refund USING btree (class_id, status, payment_id);
CREATE INDEX refund_waiting ON public.refund USING btree (class_id) WHERE (status = ANY (ARRAY['requested'::text, 'approved'::text, 'manual'::text, 'returned'::text]));

create table refund_order (
  class_id bigint not null,
  refund_id bigint not null,
  method text not null,
  refund_no text not null,
  fault text,
  ask_at timestamp with time zone,
  asked integer default 0 not null,
  retries integer default 0 not null,
  constraint refund_order_pkey PRIMARY KEY (class_id, refund_id),
  constraint refund_order_refund_no_key UNIQUE (refund_no),
  constraint refund_order_method_check CHECK ((method = ANY (ARRAY['wechat'::text, 'alipay'::text, 'sandbox'::text]))),
  constraint refund_order_retries_check CHECK ((retries >= 0))
);
CREATE INDEX refund_order_due ON public.refund_order USING btree (ask_at);

create table registry_pack (
  class_id bigint not null,
  pack_id bigint not null,
  pack_no integer not null,
  certificates integer not null,
  packed_by bigint not null,
  packed_at timestamp with time zone not null,
  sent_by bigint,
  sent_at timestamp with time zone,
  discarded_by bigint,
  discarded_at timestamp with time zone,
  accepted_by bigint[] default '{}'::bigint[] not null,
  answer_heads jsonb default '{}'::jsonb not null,
  constraint registry_pack_pkey PRIMARY KEY (class_id, pack_id),
  constraint registry_pack_class_id_pack_no_key UNIQUE (class_id, pack_no),
  constraint registry_pack_discarded_by_fkey FOREIGN KEY (discarded_by) REFERENCES account(user_id),
  constraint registry_pack_packed_by_fkey FOREIGN KEY (packed_by) REFERENCES account(user_id),
  constraint registry_pack_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES account(user_id),
  constraint registry_pack_certificates_check CHECK ((certificates > 0)),
  constraint registry_pack_check CHECK (((sent_by IS NULL) = (sent_at IS NULL))),
  constraint registry_pack_check1 CHECK (((discarded_by IS NULL) = (discarded_at IS NULL))),
  constraint registry_pack_check2 CHECK (((sent_at IS NULL) OR (discarded_at IS NULL))),
  constraint registry_pack_pack_no_check CHECK ((pack_no > 0))
);

create table registry_result (
  unit_id bigint not null,
  word text not null,
  said text not null,
  means text not null,
  chosen_by bigint not null,
  chosen_at timestamp with time zone not null,
  constraint registry_result_pkey PRIMARY KEY (unit_id, word),
  constraint registry_result_chosen_by_fkey FOREIGN KEY (chosen_by) REFERENCES account(user_id),
  constraint registry_result_means_check CHECK ((means = ANY (ARRAY['accept'::text, 'reject'::text, 'wait'::text]))),
  constraint registry_result_said_check CHECK (((char_length(said) >= 1) AND (char_length(said) <= 60))),
  constraint registry_result_word_check CHECK (((char_length(word) >= 1) AND (char_length(word) <= 60)))
);

create table review_decision (
  class_id bigint not null,
  enrolment_id bigint not null,
  event text not null,
  decided_by bigint not null,
  decided_at timestamp with time zone not null,
  was jsonb not null,
  sms_id bigint,
  constraint review_decision_pkey PRIMARY KEY (class_id, enrolment_id),
  constraint review_decision_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(user_id),
  constraint review_decision_event_check CHECK ((event = ANY (ARRAY['approve'::text, 'return'::text, 'doubt'::text])))
);

create table review_job (
  class_id bigint not null,
  job_id bigint not null,
  event text not null,
  reason text,
  reasons jsonb default '[]'::jsonb not null,
  mend_until timestamp with time zone,
  status text default 'running'::text not null,
  asked_by bigint not null,
  asked_as text[] not null,
  session_hash bytea not null,
  address text not null,
  request_id text not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint review_job_pkey PRIMARY KEY (class_id, job_id),
  constraint review_job_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(user_id),
  constraint review_job_event_check CHECK ((event = ANY (ARRAY['approve'::text, 'return'::text, 'refuse'::text, 'take_back'::text]))),
  constraint review_job_status_check CHECK ((status = ANY (ARRAY['running'::text, 'stopped'::text, 'done'::text])))
);
CREATE INDEX review_job_own ON public.review_job USING btree (asked_by, class_id, job_id DESC);
CREATE INDEX review_job_running ON public.review_job USING btree (created_at) WHERE (status = 'running'::text);

create table review_job_row (
  class_id bigint not null,
  job_id bigint not null,
  row_no integer not null,
  enrolment_id bigint not null,
  state text default 'waiting'::text not null,
  why text,
  constraint review_job_row_pkey PRIMARY KEY (class_id, job_id, row_no),
  constraint review_job_row_class_id_job_id_enrolment_id_key UNIQUE (class_id, job_id, enrolment_id),
  constraint review_job_row_class_id_job_id_fkey FOREIGN KEY (class_id, job_id) REFERENCES review_job(class_id, job_id) ON DELETE CASCADE,
  constraint review_job_row_check CHECK (((state = 'left_out'::text) = (why IS NOT NULL))),
  constraint review_job_row_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'left_out'::text])))
);
CREATE INDEX review_job_row_state ON public.review_job_row USING btree (class_id, job_id, state, row_no);

create table sandbox_order (
  trade_no text not null,
  transaction_no text not null,
  amount_cents bigint not null,
  refunded_cents bigint default 0 not null,
  currency text not null,
  description text not null,
  notify_url text not null,
  return_url text not null,
  status text not null,
  paid_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  keeps_money boolean default false not null,
  constraint sandbox_order_pkey PRIMARY KEY (trade_no),
  constraint sandbox_order_transaction_no_key UNIQUE (transaction_no),
  constraint sandbox_order_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_order_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents))),
  constraint sandbox_order_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'paid'::text, 'failed'::text, 'closed'::text])))
);

create table sandbox_refund (
  refund_no text not null,
  trade_no text not null,
  amount_cents bigint not null,
  constraint sandbox_refund_pkey PRIMARY KEY (refund_no),
  constraint sandbox_refund_amount_cents_check CHECK ((amount_cents > 0))
);

create table score (
  class_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  status text not null,
  first_points integer,
  first_mark text,
  first_by bigint,
  second_points integer,
  second_mark text,
  second_by bigint,
  points integer,
  mark text,
  decided_by bigint,
  frozen_by bigint,
  published_by bigint,
  updated_at timestamp with time zone not null,
  amendment_id bigint,
  frozen_at timestamp with time zone,
  published_at timestamp with time zone,
  absent_by bigint,
  constraint score_pkey PRIMARY KEY (class_id, enrolment_id, subject),
  constraint score_absent_by_fkey FOREIGN KEY (absent_by) REFERENCES account(user_id),
  constraint score_class_id_amendment_id_fkey FOREIGN KEY (class_id, amendment_id) REFERENCES score_amendment(class_id, amendment_id),
  constraint score_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(user_id),
  constraint score_first_by_fkey FOREIGN KEY (first_by) REFERENCES account(user_id),
  constraint score_frozen_by_fkey FOREIGN KEY (frozen_by) REFERENCES account(user_id),
  constraint score_published_by_fkey FOREIGN KEY (published_by) REFERENCES account(user_id),
  constraint score_second_by_fkey FOREIGN KEY (second_by) REFERENCES account(user_id),
  constraint score_absence CHECK (((absent_by IS NULL) OR (COALESCE((first_mark = 'absent'::text), false) AND COALESCE((second_mark = 'absent'::text), false) AND (status = ANY (ARRAY['agreed'::text, 'frozen'::text, 'published'::text, 'final'::text, 'annulled'::text]))))),
  constraint score_annulled CHECK (((status <> 'annulled'::text) OR (amendment_id IS NOT NULL))),
  constraint score_by_two CHECK (((decided_by IS NOT NULL) OR (amendment_id IS NOT NULL) OR (num_nonnulls(points, mark) = 0) OR ((NOT (points IS DISTINCT FROM first_points)) AND (NOT (mark IS DISTINCT FROM first_mark)) AND (NOT (points IS DISTINCT FROM second_points)) AND (NOT (mark IS DISTINCT FROM second_mark))))),
  constraint score_check CHECK ((num_nonnulls(first_points, first_mark) = num_nonnulls(first_by))),
  constraint score_check1 CHECK ((num_nonnulls(second_points, second_mark) = num_nonnulls(second_by))),
  constraint score_check10 CHECK (((published_by <> first_by) AND (published_by <> second_by) AND (published_by <> frozen_by))),
  constraint score_check11 CHECK ((published_by <> decided_by)),
  constraint score_check2 CHECK (((first_by IS NULL) = (status = 'empty'::text))),
  constraint score_check3 CHECK (((second_by IS NULL) = (status = ANY (ARRAY['empty'::text, 'entered_once'::text])))),
  constraint score_check4 CHECK ((num_nonnulls(points, mark) =
CASE
    WHEN (status = ANY (ARRAY['empty'::text, 'entered_once'::text, 'conflict'::text])) THEN 0
    ELSE 1
END)),
  constraint score_check6 CHECK (((decided_by <> first_by) AND (decided_by <> second_by))),
  constraint score_first_mark_check CHECK ((first_mark = ANY (ARRAY['absent'::text, 'violation'::text]))),
  constraint score_first_points_check CHECK ((first_points >= 0)),
  constraint score_frozen CHECK ((num_nonnulls(frozen_by, frozen_at) =
CASE
    WHEN (status = ANY (ARRAY['frozen'::text, 'published'::text, 'final'::text, 'annulled'::text])) THEN 2
    ELSE 0
END)),
  constraint score_mark_check CHECK ((mark = ANY (ARRAY['absent'::text, 'violation'::text]))),
  constraint score_points_check CHECK ((points >= 0)),
  constraint score_published CHECK ((num_nonnulls(published_by, published_at) =
CASE
    WHEN (status = ANY (ARRAY['published'::text, 'final'::text])) THEN 2
    WHEN (status = 'annulled'::text) THEN (num_nonnulls(published_by) * 2)
    ELSE 0
END)),
  constraint score_second_mark_check CHECK ((second_mark = ANY (ARRAY['absent'::text, 'violation'::text]))),
  constraint score_second_points_check CHECK ((second_points >= 0)),
  constraint score_status_check CHECK ((status = ANY (ARRAY['empty'::text, 'entered_once'::text, 'conflict'::text, 'agreed'::text, 'frozen'::text, 'published'::text, 'final'::text, 'annulled'::text]))),
  constraint score_two_people CHECK (((first_by <> second_by) OR (absent_by = first_by)))
);
CREATE INDEX score_subject ON public.score USING btree (class_id, subject, status);
CREATE INDEX score_waiting ON public.score USING btree (class_id) WHERE (status = ANY (ARRAY['entered_once'::text, 'conflict'::text]));
CREATE TRIGGER keep_frozen BEFORE DELETE OR UPDATE ON public.score FOR EACH ROW EXECUTE FUNCTION keep_frozen_score();

create table score_amendment (
  class_id bigint not null,
  amendment_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  kind text not null,
  points integer,
  mark text,
  was_points integer,
  was_mark text,
  reason text not null,
  status text default 'proposed'::text not null,
  proposed_by bigint not null,
  proposed_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  constraint score_amendment_pkey PRIMARY KEY (class_id, amendment_id),
  constraint score_amendment_class_id_enrolment_id_subject_fkey FOREIGN KEY (class_id, enrolment_id, subject) REFERENCES score(class_id, enrolment_id, subject),
  constraint score_amendment_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(user_id),
  constraint score_amendment_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES account(user_id),
  constraint score_amendment_check CHECK ((num_nonnulls(points, mark) =
CASE kind
    WHEN 'amend'::text THEN 1
    ELSE 0
END)),
  constraint score_amendment_check1 CHECK ((num_nonnulls(was_points, was_mark) = 1)),
  constraint score_amendment_check2 CHECK (((points IS DISTINCT FROM was_points) OR (mark IS DISTINCT FROM was_mark))),
  constraint score_amendment_check3 CHECK ((num_nonnulls(decided_by, decided_at) =
CASE status
    WHEN 'proposed'::text THEN 0
    ELSE 2
END)),
  constraint score_amendment_check4 CHECK (((status <> ALL (ARRAY['confirmed'::text, 'refused'::text])) OR (decided_by <> proposed_by))),
  constraint score_amendment_check5 CHECK (((status <> 'withdrawn'::text) OR (decided_by = proposed_by))),
  constraint score_amendment_check6 CHECK (((status <> 'refused'::text) OR (decision_reason IS NOT NULL))),
  constraint score_amendment_kind_check CHECK ((kind = ANY (ARRAY['amend'::text, 'annul'::text]))),
  constraint score_amendment_mark_check CHECK ((mark = ANY (ARRAY['absent'::text, 'violation'::text]))),
  constraint score_amendment_points_check CHECK ((points >= 0)),
  constraint score_amendment_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'refused'::text, 'withdrawn'::text])))
);
CREATE INDEX score_amendment_of ON public.score_amendment USING btree (class_id, enrolment_id, subject, amendment_id);
CREATE UNIQUE INDEX score_amendment_open ON public.score_amendment USING btree (class_id, enrolment_id, subject) WHERE (status = 'proposed'::text);
CREATE TRIGGER keep_amendment BEFORE DELETE OR UPDATE ON public.score_amendment FOR EACH ROW EXECUTE FUNCTION keep_score_amendment();

create table score_entry (
  class_id bigint not null,
  entry_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  event text not null,
  points integer,
  mark text,
  user_id bigint not null,
  reason text,
  at timestamp with time zone not null,
  import_id bigint,
  constraint score_entry_pkey PRIMARY KEY (class_id, entry_id),
  constraint score_entry_class_id_import_id_fkey FOREIGN KEY (class_id, import_id) REFERENCES score_import(class_id, import_id),
  constraint score_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id),
  constraint score_entry_event_check CHECK ((event = ANY (ARRAY['first_entry'::text, 'correct'::text, 'withdraw'::text, 'second_entry_same'::text, 'second_entry_differs'::text, 'arbitrate'::text, 'amend'::text, 'annul'::text, 'confirm_absence'::text, 'withdraw_absence'::text]))),
  constraint score_entry_figure CHECK ((num_nonnulls(points, mark) =
CASE
    WHEN (event = ANY (ARRAY['withdraw'::text, 'annul'::text, 'withdraw_absence'::text])) THEN 0
    ELSE 1
END)),
  constraint score_entry_mark_check CHECK ((mark = ANY (ARRAY['absent'::text, 'violation'::text]))),
  constraint score_entry_points_check CHECK ((points >= 0)),
  constraint score_entry_reason CHECK (((event <> ALL (ARRAY['arbitrate'::text, 'amend'::text, 'annul'::text])) OR (reason IS NOT NULL)))
);
CREATE INDEX score_entry_import ON public.score_entry USING btree (class_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX score_entry_of ON public.score_entry USING btree (class_id, enrolment_id, subject, entry_id);
CREATE TRIGGER keep_entry BEFORE DELETE OR UPDATE ON public.score_entry FOR EACH ROW EXECUTE FUNCTION keep_score_entry();

create table score_import (
  class_id bigint not null,
  import_id bigint not null,
  title text not null,
  scores integer not null,
  imported_by bigint not null,
  imported_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  taken_back integer,
  constraint score_import_pkey PRIMARY KEY (class_id, import_id),
  constraint score_import_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES account(user_id),
  constraint score_import_check CHECK (((taken_back >= 1) AND (taken_back <= scores))),
  constraint score_import_check1 CHECK ((num_nonnulls(undone_at, taken_back) <> 1)),
  constraint score_import_scores_check CHECK ((scores > 0))
);
CREATE INDEX score_import_of ON public.score_import USING btree (class_id, imported_by, import_id);

create table score_recheck (
  class_id bigint not null,
  recheck_id bigint not null,
  enrolment_id bigint not null,
  subject text not null,
  reason text not null,
  status text default 'requested'::text not null,
  requested_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  decision_reason text,
  amendment_id bigint,
  constraint score_recheck_pkey PRIMARY KEY (class_id, recheck_id),
  constraint score_recheck_class_id_enrolment_id_subject_key UNIQUE (class_id, enrolment_id, subject),
  constraint score_recheck_class_id_amendment_id_fkey FOREIGN KEY (class_id, amendment_id) REFERENCES score_amendment(class_id, amendment_id),
  constraint score_recheck_class_id_enrolment_id_subject_fkey FOREIGN KEY (class_id, enrolment_id, subject) REFERENCES score(class_id, enrolment_id, subject),
  constraint score_recheck_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES account(user_id),
  constraint score_recheck_check CHECK ((num_nonnulls(decided_by, decided_at, decision_reason) =
CASE status
    WHEN 'requested'::text THEN 0
    ELSE 3
END)),
  constraint score_recheck_check1 CHECK (((amendment_id IS NOT NULL) = (status = ANY (ARRAY['upheld'::text, 'changed'::text])))),
  constraint score_recheck_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'unchanged'::text, 'upheld'::text, 'changed'::text])))
);
CREATE INDEX score_recheck_amendment ON public.score_recheck USING btree (class_id, amendment_id) WHERE (amendment_id IS NOT NULL);
CREATE INDEX score_recheck_open ON public.score_recheck USING btree (class_id) WHERE (status = 'requested'::text);

create table session (
  session_id bigint not null,
  token_hash bytea not null,
  sid_hash bytea,
  user_id bigint,
  created_at timestamp with time zone default now() not null,
  last_seen_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  ended_why text,
  user_agent text default ''::text not null,
  address text default ''::text not null,
  candidate_id bigint,
  constraint session_pkey PRIMARY KEY (session_id),
  constraint session_sid_hash_key UNIQUE (sid_hash),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidate_account(candidate_id),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id),
  constraint session_check CHECK (((ended_at IS NULL) = (ended_why IS NULL))),
  constraint session_ended_why_check CHECK ((ended_why = ANY (ARRAY['logout'::text, 'other_login'::text, 'administrator'::text, 'password_changed'::text, 'factor_enrolled'::text, 'expired'::text]))),
  constraint session_owner_check CHECK (((user_id IS NULL) <> (candidate_id IS NULL)))
);
CREATE INDEX session_account ON public.session USING btree (user_id, ended_at);
CREATE INDEX session_candidate ON public.session USING btree (candidate_id, ended_at);
CREATE INDEX session_expiry ON public.session USING btree (expires_at);

create table settlement_rule (
  rule_id bigint not null,
  from_at timestamp with time zone not null,
  live_from timestamp with time zone,
  programme_bp integer not null,
  unit_bp integer not null,
  joint_bp integer not null,
  note text default ''::text not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  withdrawn_by bigint,
  withdrawn_at timestamp with time zone,
  unit_id bigint,
  until_at timestamp with time zone,
  constraint settlement_rule_pkey PRIMARY KEY (rule_id),
  constraint settlement_rule_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(unit_id),
  constraint settlement_rule_check CHECK ((((programme_bp + unit_bp) + joint_bp) = 10000)),
  constraint settlement_rule_check1 CHECK (((live_from IS NULL) OR (live_from = from_at))),
  constraint settlement_rule_check2 CHECK (((live_from IS NULL) = (withdrawn_at IS NOT NULL))),
  constraint settlement_rule_check3 CHECK (((withdrawn_at IS NULL) OR (withdrawn_at < from_at))),
  constraint settlement_rule_check4 CHECK (((unit_id IS NULL) = (until_at IS NULL))),
  constraint settlement_rule_check5 CHECK ((until_at > from_at)),
  constraint settlement_rule_joint_bp_check CHECK (((joint_bp >= 0) AND (joint_bp <= 10000))),
  constraint settlement_rule_programme_bp_check CHECK (((programme_bp >= 0) AND (programme_bp <= 10000))),
  constraint settlement_rule_unit_bp_check CHECK (((unit_bp >= 0) AND (unit_bp <= 10000)))
);
CREATE UNIQUE INDEX settlement_rule_live ON public.settlement_rule USING btree (COALESCE(unit_id, (0)::bigint), live_from);

create table setup_token (
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint setup_token_pkey PRIMARY KEY (token_hash)
);

create table sheet_layout (
  user_id bigint not null,
  layout_key bytea not null,
  fields text[] not null,
  saved_at timestamp with time zone not null,
  family text not null,
  constraint sheet_layout_pkey PRIMARY KEY (user_id, family, layout_key),
  constraint import_layout_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id),
  constraint sheet_layout_family_check CHECK ((family = ANY (ARRAY['candidates'::text, 'scores'::text, 'rooms'::text, 'invoices'::text, 'answers'::text])))
);

create table sitting_invigilator (
  class_id bigint not null,
  sitting_id bigint not null,
  user_id bigint not null,
  constraint sitting_invigilator_pkey PRIMARY KEY (class_id, sitting_id, user_id),
  constraint sitting_invigilator_class_id_sitting_id_fkey FOREIGN KEY (class_id, sitting_id) REFERENCES exam_sitting(class_id, sitting_id) ON DELETE CASCADE,
  constraint sitting_invigilator_user_id_fkey FOREIGN KEY (user_id) REFERENCES account(user_id)
);
CREATE INDEX sitting_invigilator_account ON public.sitting_invigilator USING btree (user_id);

create table sitting_mark (
  class_id bigint not null,
  sitting_id bigint not null,
  enrolment_id bigint not null,
  mark text not null,
  marked_at timestamp with time zone not null,
  device text,
  event_id bigint,
  marked_by bigint,
  constraint sitting_mark_pkey PRIMARY KEY (class_id, sitting_id, enrolment_id),
  constraint sitting_mark_class_id_sitting_id_fkey FOREIGN KEY (class_id, sitting_id) REFERENCES exam_sitting(class_id, sitting_id) ON DELETE CASCADE,
  constraint sitting_mark_marked_by_fkey FOREIGN KEY (marked_by) REFERENCES account(user_id),
  constraint sitting_mark_check CHECK (((device IS NULL) = (event_id IS NULL))),
  constraint sitting_mark_mark_check CHECK ((mark = ANY (ARRAY['present'::text, 'late'::text, 'left'::text, 'absent'::text])))
);
CREATE INDEX sitting_mark_person ON public.sitting_mark USING btree (class_id, enrolment_id);

create table sms (
  sms_id bigint not null,
  class_id bigint default 0 not null,
  template text not null,
  params jsonb default '{}'::jsonb not null,
  phone_enc bytea not null,
  phone_masked text not null,
  status text default 'queued'::text not null,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  mailing_id bigint,
  enrolment_id bigint,
  segments integer default 1 not null,
  attempts integer default 0 not null,
  out_no text,
  provider text,
  provider_no text,
  fault text,
  handed_at timestamp with time zone,
  receipt_at timestamp with time zone,
  ask_at timestamp with time zone,
  asked integer default 0 not null,
  type text default 'notice'::text not null,
  phone_index bytea,
  constraint sms_pkey PRIMARY KEY (sms_id),
  constraint sms_out_no_key UNIQUE (out_no),
  constraint sms_recipient UNIQUE (class_id, mailing_id, enrolment_id),
  constraint sms_attempts_check CHECK ((attempts >= 0)),
  constraint sms_of_mailing CHECK (((mailing_id IS NULL) = (enrolment_id IS NULL))),
  constraint sms_segments_check CHECK ((segments > 0)),
  constraint sms_sending_check CHECK (((status <> 'sending'::text) OR ((out_no IS NOT NULL) AND (handed_at IS NOT NULL)))),
  constraint sms_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'deferred'::text, 'sending'::text, 'unknown'::text, 'sent'::text, 'delivered'::text, 'undelivered'::text, 'failed'::text, 'dropped'::text]))),
  constraint sms_type_check CHECK ((type = ANY (ARRAY['code'::text, 'notice'::text, 'promotion'::text])))
);
CREATE INDEX sms_asked ON public.sms USING btree (ask_at) WHERE (ask_at IS NOT NULL);
CREATE INDEX sms_class ON public.sms USING btree (class_id, created_at DESC, sms_id);
CREATE INDEX sms_handed ON public.sms USING btree (handed_at) WHERE (status = 'sending'::text);
CREATE INDEX sms_phone ON public.sms USING btree (phone_index, created_at) WHERE (phone_index IS NOT NULL);
CREATE INDEX sms_provider ON public.sms USING btree (provider, provider_no) WHERE (provider_no IS NOT NULL);
CREATE INDEX sms_status ON public.sms USING btree (status, created_at, sms_id);
CREATE INDEX sms_waiting ON public.sms USING btree ((
CASE
    WHEN (template = 'verify_code'::text) THEN 0
    WHEN (mailing_id IS NULL) THEN 1
    ELSE 2
END), created_at, sms_id) WHERE (status = 'queued'::text);

create table sms_account (
  unit_id bigint not null,
  balance_cents bigint default 0 not null,
  alarm_cents bigint default 5000 not null,
  constraint sms_account_pkey PRIMARY KEY (unit_id),
  constraint sms_account_alarm_cents_check CHECK ((alarm_cents >= 0)),
  constraint sms_account_balance_cents_check CHECK ((balance_cents >= 0))
);

create table sms_day (
  unit_id bigint not null,
  day date not null,
  segments integer not null,
  constraint sms_day_pkey PRIMARY KEY (unit_id, day),
  constraint sms_day_segments_check CHECK ((segments >= 0))
);

create table sms_opt_out (
  phone_index bytea not null,
  opt_out_id bigint not null,
  class_id bigint,
  source text not null,
  reason text,
  entered_by bigint,
  at timestamp with time zone not null,
  constraint sms_opt_out_pkey PRIMARY KEY (phone_index),
  constraint sms_opt_out_opt_out_id_key UNIQUE (opt_out_id),
  constraint sms_opt_out_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES account(user_id),
  constraint sms_opt_out_check CHECK (((source = 'desk'::text) = (entered_by IS NOT NULL))),
  constraint sms_opt_out_check1 CHECK (((source = 'desk'::text) = (reason IS NOT NULL))),
  constraint sms_opt_out_check2 CHECK (((source = 'desk'::text) = (class_id IS NOT NULL))),
  constraint sms_opt_out_source_check CHECK ((source = ANY (ARRAY['reply'::text, 'desk'::text])))
);

create table sms_order (
  order_id bigint not null,
  class_id bigint not null,
  unit_id bigint not null,
  package_id text not null,
  amount_cents bigint not null,
  currency text not null,
  method text not null,
  status text default 'pending'::text not null,
  trade_no text not null,
  transaction_no text,
  way text not null,
  pay_url text,
  expires_at timestamp with time zone not null,
  ask_at timestamp with time zone,
  asked integer default 0 not null,
  ordered_by bigint not null,
  paid_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint sms_order_pkey PRIMARY KEY (order_id),
  constraint sms_order_method_transaction_no_key UNIQUE (method, transaction_no),
  constraint sms_order_trade_no_key UNIQUE (trade_no),
  constraint sms_order_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sms_order_check CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint sms_order_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint sms_order_method_check CHECK ((method = ANY (ARRAY['wechat'::text, 'alipay'::text, 'sandbox'::text]))),
  constraint sms_order_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'failed'::text, 'closed'::text]))),
  constraint sms_order_way_check CHECK ((way = ANY (ARRAY['code'::text, 'page'::text])))
);
CREATE INDEX sms_order_due ON public.sms_order USING btree (ask_at);
CREATE INDEX sms_order_list ON public.sms_order USING btree (unit_id, order_id DESC);

create table sms_receipt (
  provider text not null,
  provider_no text not null,
  state text not null,
  fault text,
  received_at timestamp with time zone not null,
  constraint sms_receipt_pkey PRIMARY KEY (provider, provider_no),
  constraint sms_receipt_state_check CHECK ((state = ANY (ARRAY['delivered'::text, 'bounced'::text])))
);

create table statement_layout (
  layout_key bytea not null,
  fields text[] not null,
  saved_by bigint not null,
  saved_at timestamp with time zone not null,
  constraint statement_layout_pkey PRIMARY KEY (layout_key)
);

create table study_attempt (
  class_id bigint not null,
  study_unit_id bigint not null,
  enrolment_id bigint not null,
  attempt_no integer not null,
  quiz_no integer not null,
  seed integer not null,
  answers jsonb,
  marks integer[],
  points integer,
  possible integer,
  passed boolean,
  begun_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint study_attempt_pkey PRIMARY KEY (class_id, study_unit_id, enrolment_id, attempt_no),
  constraint study_attempt_class_id_study_unit_id_enrolment_id_fkey FOREIGN KEY (class_id, study_unit_id, enrolment_id) REFERENCES study_progress(class_id, study_unit_id, enrolment_id) ON DELETE CASCADE,
  constraint study_attempt_attempt_no_check CHECK ((attempt_no >= 1)),
  constraint study_attempt_check CHECK ((num_nonnulls(answers, marks, points, possible, passed, sent_at) = ANY (ARRAY[0, 6]))),
  constraint study_attempt_check1 CHECK ((points <= possible)),
  constraint study_attempt_points_check CHECK ((points >= 0)),
  constraint study_attempt_possible_check CHECK ((possible >= 1)),
  constraint study_attempt_quiz_no_check CHECK ((quiz_no >= 1)),
  constraint study_attempt_seed_check CHECK ((seed >= 0))
);
CREATE UNIQUE INDEX study_attempt_open ON public.study_attempt USING btree (class_id, study_unit_id, enrolment_id) WHERE (sent_at IS NULL);

create table study_course (
  class_id bigint not null,
  course_id bigint not null,
  title text not null,
  summary text not null,
  status text not null,
  position integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint study_course_pkey PRIMARY KEY (class_id, course_id),
  constraint study_course_position_check CHECK (("position" >= 1)),
  constraint study_course_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
  constraint study_course_title_check CHECK ((title <> ''::text))
);

create table study_day (
  class_id bigint not null,
  enrolment_id bigint not null,
  day date not null,
  seconds integer not null,
  constraint study_day_pkey PRIMARY KEY (class_id, enrolment_id, day),
  constraint study_day_seconds_check CHECK ((seconds >= 0))
);
CREATE INDEX study_day_list ON public.study_day USING btree (class_id, day);

create table study_file (
  class_id bigint not null,
  file_id bigint not null,
  study_unit_id bigint not null,
  upload_key text not null,
  title text not null,
  media_type text not null,
  size integer not null,
  parts integer not null,
  whole boolean not null,
  created_by bigint not null,
  created_at timestamp with time zone not null,
  seconds integer,
  constraint study_file_pkey PRIMARY KEY (class_id, file_id),
  constraint study_file_class_id_study_unit_id_upload_key_key UNIQUE (class_id, study_unit_id, upload_key),
  constraint study_file_class_id_study_unit_id_fkey FOREIGN KEY (class_id, study_unit_id) REFERENCES study_unit(class_id, study_unit_id) ON DELETE CASCADE,
  constraint study_file_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(user_id),
  constraint study_file_check CHECK (((seconds IS NULL) OR (media_type = 'video/mp4'::text))),
  constraint study_file_media_type_check CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'video/mp4'::text]))),
  constraint study_file_parts_check CHECK ((parts >= 0)),
  constraint study_file_seconds_check CHECK ((seconds >= 1)),
  constraint study_file_size_check CHECK ((size >= 1))
);
CREATE INDEX study_file_unfinished ON public.study_file USING btree (created_at) WHERE (NOT whole);

create table study_file_part (
  class_id bigint not null,
  file_id bigint not null,
  part_no integer not null,
  bytes_enc bytea not null,
  constraint study_file_part_pkey PRIMARY KEY (class_id, file_id, part_no),
  constraint study_file_part_class_id_file_id_fkey FOREIGN KEY (class_id, file_id) REFERENCES study_file(class_id, file_id) ON DELETE CASCADE,
  constraint study_file_part_part_no_check CHECK ((part_no >= 0))
);

create table study_progress (
  class_id bigint not null,
  study_unit_id bigint not null,
  enrolment_id bigint not null,
  seconds integer not null,
  place integer not null,
  first_at timestamp with time zone not null,
  last_at timestamp with time zone not null,
  done_at timestamp with time zone,
  seen int4multirange default '{}'::int4multirange not null,
  sent int4multirange default '{}'::int4multirange not null,
  sent_file_id bigint,
  constraint study_progress_pkey PRIMARY KEY (class_id, study_unit_id, enrolment_id),
  constraint study_progress_class_id_study_unit_id_fkey FOREIGN KEY (class_id, study_unit_id) REFERENCES study_unit(class_id, study_unit_id),
  constraint study_progress_place_check CHECK ((place >= 0)),
  constraint study_progress_seconds_check CHECK ((seconds >= 0))
);
CREATE INDEX study_progress_of ON public.study_progress USING btree (class_id, enrolment_id);

create table study_question (
  class_id bigint not null,
  study_unit_id bigint not null,
  position integer not null,
  kind text not null,
  text text not null,
  choices jsonb not null,
  right_enc bytea not null,
  points integer not null,
  constraint study_question_pkey PRIMARY KEY (class_id, study_unit_id, "position"),
  constraint study_question_class_id_study_unit_id_fkey FOREIGN KEY (class_id, study_unit_id) REFERENCES study_unit(class_id, study_unit_id) ON DELETE CASCADE,
  constraint study_question_kind_check CHECK ((kind = ANY (ARRAY['single'::text, 'multiple'::text, 'true_false'::text]))),
  constraint study_question_points_check CHECK ((points >= 1)),
  constraint study_question_position_check CHECK (("position" >= 1)),
  constraint study_question_text_check CHECK ((text <> ''::text))
);

create table study_session (
  class_id bigint not null,
  enrolment_id bigint not null,
  study_unit_id bigint not null,
  session_no integer not null,
  counted_to timestamp with time zone not null,
  constraint study_session_pkey PRIMARY KEY (class_id, enrolment_id),
  constraint study_session_session_no_check CHECK ((session_no >= 1))
);

create table study_unit (
  class_id bigint not null,
  course_id bigint not null,
  study_unit_id bigint not null,
  title text not null,
  kind text not null,
  body text not null,
  required_minutes integer not null,
  position integer not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  pass_percent integer,
  attempts_max integer,
  quiz_no integer default 0 not null,
  questions integer default 0 not null,
  constraint study_unit_pkey PRIMARY KEY (class_id, study_unit_id),
  constraint study_unit_class_id_course_id_fkey FOREIGN KEY (class_id, course_id) REFERENCES study_course(class_id, course_id),
  constraint study_unit_attempts_max_check CHECK ((attempts_max >= 1)),
  constraint study_unit_check CHECK (((body = ''::text) OR (kind = 'article'::text))),
  constraint study_unit_check1 CHECK ((num_nonnulls(pass_percent, attempts_max) = ANY (ARRAY[0, 2]))),
  constraint study_unit_check2 CHECK (((questions = 0) OR ((kind = 'quiz'::text) AND (pass_percent IS NOT NULL)))),
  constraint study_unit_kind_check CHECK ((kind = ANY (ARRAY['article'::text, 'pdf'::text, 'video'::text, 'quiz'::text]))),
  constraint study_unit_pass_percent_check CHECK (((pass_percent >= 1) AND (pass_percent <= 100))),
  constraint study_unit_position_check CHECK (("position" >= 1)),
  constraint study_unit_questions_check CHECK ((questions >= 0)),
  constraint study_unit_quiz_no_check CHECK ((quiz_no >= 0)),
  constraint study_unit_required_minutes_check CHECK ((required_minutes >= 0)),
  constraint study_unit_title_check CHECK ((title <> ''::text))
);
CREATE INDEX study_unit_list ON public.study_unit USING btree (class_id, course_id, "position");

create table ticket (
  ticket_hash bytea not null,
  purpose text not null,
  phone_enc bytea not null,
  phone_index bytea not null,
  class_id bigint default 0 not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint ticket_pkey PRIMARY KEY (ticket_hash)
);
CREATE INDEX ticket_expiry ON public.ticket USING btree (expires_at);

create table ticket_print (
  class_id bigint not null,
  print_id bigint not null,
  asked_by bigint not null,
  language text not null,
  ticket_ids bigint[] not null,
  printed integer default 0 not null,
  fault text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  missing text[] default '{}'::text[] not null,
  constraint ticket_print_pkey PRIMARY KEY (class_id, print_id),
  constraint ticket_print_class_id_asked_by_key UNIQUE (class_id, asked_by),
  constraint ticket_print_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES account(user_id),
  constraint ticket_print_check CHECK (((printed >= 0) AND (printed <= cardinality(ticket_ids)))),
  constraint ticket_print_fault_check CHECK ((fault = 'failed'::text)),
  constraint ticket_print_ticket_ids_check CHECK ((cardinality(ticket_ids) > 0))
);
CREATE INDEX ticket_print_expiry ON public.ticket_print USING btree (expires_at);
CREATE INDEX ticket_print_work ON public.ticket_print USING btree (created_at) WHERE ((fault IS NULL) AND (printed < cardinality(ticket_ids)));

create table ticket_print_part (
  class_id bigint not null,
  print_id bigint not null,
  part_no integer not null,
  bytes_enc bytea not null,
  constraint ticket_print_part_pkey PRIMARY KEY (class_id, print_id, part_no),
  constraint ticket_print_part_class_id_print_id_fkey FOREIGN KEY (class_id, print_id) REFERENCES ticket_print(class_id, print_id) ON DELETE CASCADE,
  constraint ticket_print_part_part_no_check CHECK ((part_no >= 0))
);

create table unit (
  unit_id bigint generated by default as identity not null,
  com_name text not null,
  com_code text,
  organization_category text default ''::text not null,
  com_type_category text default ''::text not null,
  pi_name text default ''::text not null,
  pi_phone text default ''::text not null,
  pi_email text default ''::text not null,
  pi_qr text default ''::text not null,
  name_grams text[] generated always as (name_grams(com_name)) stored,
  pi_qr_file bigint,
  constraint unit_pkey PRIMARY KEY (unit_id),
  constraint unit_com_code_key UNIQUE (com_code),
  constraint unit_pi_qr_file_fkey FOREIGN KEY (pi_qr_file) REFERENCES file(file_id)
);
CREATE INDEX unit_name ON public.unit USING gin (name_grams);
CREATE INDEX unit_picture ON public.unit USING btree (pi_qr_file);

create table upload_part (
  owner_phone bytea not null,
  sha256 bytea not null,
  part_no integer not null,
  bytes_enc bytea not null,
  created_at timestamp with time zone not null,
  constraint upload_part_pkey PRIMARY KEY (owner_phone, sha256, part_no),
  constraint upload_part_part_no_check CHECK ((part_no >= 0))
);
CREATE INDEX upload_part_age ON public.upload_part USING btree (created_at);

create table verify_code (
  purpose text not null,
  phone_index bytea not null,
  class_id bigint default 0 not null,
  code_hash bytea not null,
  tries_left integer not null,
  requested_by bytea not null,
  sent_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint verify_code_pkey PRIMARY KEY (purpose, phone_index, class_id),
  constraint verify_code_tries_left_check CHECK ((tries_left >= 0))
);
CREATE INDEX verify_code_expiry ON public.verify_code USING btree (expires_at);

create table visit_salt (
  day date not null,
  salt bytea not null,
  constraint visit_salt_pkey PRIMARY KEY (day),
  constraint visit_salt_salt_check CHECK ((length(salt) = 32))
);

import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * What the website shows and operators edit: articles, techniques, encyclopedia entries, each with
 * the versions it went through; requests for a consultation; and the inquiries the home page counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table content (
  id bigint generated always as identity primary key,
  kind text not null,
  slug text not null,
  status text not null,
  version int not null default 1,
  title text not null,
  summary text not null,
  body text not null,
  grouping text not null,
  industry text,
  facts jsonb not null default '{}',
  -- what was saved since it was published, and is not shown yet
  draft jsonb,
  cover_file_id bigint references file,
  author text not null,
  publish_at timestamptz,
  published_at timestamptz,
  withdrawn_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (kind, slug)
);
create index content_published on content (kind, status, published_at desc, id desc);
create index content_group on content (kind, grouping, status, published_at desc, id desc);
create index content_due on content (publish_at) where status = 'scheduled';

create table content_version (
  content_id bigint not null references content,
  version int not null,
  fields jsonb not null,
  saved_by bigint references staff,
  saved_at timestamptz not null default now(),
  primary key (content_id, version)
);

create table consultation (
  id bigint generated always as identity primary key,
  content_id bigint references content,
  status text not null,
  version int not null default 1,
  name text not null,
  mobile text not null,
  company text,
  industry text,
  message text not null,
  remark text,
  address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index consultation_queue on consultation (status, created_at desc, id desc);

create table inquiry (
  id bigint generated always as identity primary key,
  inquiry_no text not null unique,
  status text not null,
  version int not null default 1,
  industry text not null,
  category_code text not null,
  title text not null,
  buyer_name text not null,
  line_count int not null,
  deadline timestamptz not null,
  published_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index inquiry_by_age on inquiry (published_at desc, id desc)
`,
  )
}

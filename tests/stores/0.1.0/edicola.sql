SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account (
    id text NOT NULL,
    user_id text NOT NULL,
    issuer text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    password text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.assignment (
    document_id text NOT NULL,
    user_id text NOT NULL
);
CREATE TABLE public.audit (
    id integer NOT NULL,
    at text NOT NULL,
    until text NOT NULL,
    times integer NOT NULL,
    action text NOT NULL,
    user_id text,
    user_name text,
    kind text,
    subject text,
    title text NOT NULL,
    address text,
    details text NOT NULL
);
CREATE SEQUENCE public.audit_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_id_seq OWNED BY public.audit.id;
CREATE TABLE public.backup_run (
    id text NOT NULL,
    started_at text NOT NULL,
    finished_at text,
    is_nightly integer NOT NULL,
    file text NOT NULL,
    bytes double precision,
    restore_ms integer,
    problem text
);
CREATE TABLE public.consent_record (
    id integer NOT NULL,
    consent_id text NOT NULL,
    at text NOT NULL,
    choice text NOT NULL,
    means text NOT NULL,
    terms text NOT NULL,
    language text NOT NULL
);
CREATE SEQUENCE public.consent_record_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.consent_record_id_seq OWNED BY public.consent_record.id;
CREATE TABLE public.content_version (
    id integer NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.document (
    id text NOT NULL,
    kind text NOT NULL,
    slug text,
    title text NOT NULL,
    revision integer NOT NULL,
    in_review integer NOT NULL,
    note text NOT NULL,
    created_at text NOT NULL,
    created_by text NOT NULL,
    updated_at text NOT NULL,
    updated_by text NOT NULL,
    first_published_at text,
    returned_by text,
    withdrawal_at text,
    last_act text,
    trashed_at text,
    trashed_by text,
    shown_until text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.document_summary (
    document_id text NOT NULL,
    summary text NOT NULL,
    words text NOT NULL,
    planned_at text,
    media_type text,
    media_hash text,
    alt_missing integer NOT NULL
);
CREATE TABLE public.gone_address (
    path text NOT NULL,
    document_id text NOT NULL
);
CREATE TABLE public.media_file (
    hash text NOT NULL,
    document_id text NOT NULL
);
CREATE TABLE public.merged_document (
    old_id text NOT NULL,
    new_id text NOT NULL
);
CREATE TABLE public.migration (
    name text NOT NULL,
    applied_at text NOT NULL
);
CREATE TABLE public.popup_count (
    document_id text NOT NULL,
    day text NOT NULL,
    event text NOT NULL,
    page text NOT NULL,
    device text NOT NULL,
    variant text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.popup_submit (
    id text NOT NULL,
    document_id text NOT NULL,
    popup_id text NOT NULL,
    at text NOT NULL,
    dont_show_again integer NOT NULL
);
CREATE TABLE public.presence (
    document_id text NOT NULL,
    tab text NOT NULL,
    user_id text NOT NULL,
    since text NOT NULL,
    seen_at text NOT NULL,
    is_editing integer NOT NULL
);
CREATE TABLE public.preview_link (
    id text NOT NULL,
    token_hash text NOT NULL,
    document_id text NOT NULL,
    created_by text,
    created_at text NOT NULL,
    expires_at text NOT NULL
);
CREATE TABLE public.publication (
    id integer NOT NULL,
    document_id text NOT NULL,
    kind text NOT NULL,
    slug text,
    revision integer NOT NULL,
    visible_from text NOT NULL,
    visible_until text,
    published_at text NOT NULL,
    section_id text,
    issue_id text,
    card text,
    ends_at text,
    words text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.publication_author (
    publication_id integer NOT NULL,
    author_id text NOT NULL,
    published_at text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.publication_count (
    list text NOT NULL,
    key text NOT NULL,
    count integer NOT NULL
);
CREATE SEQUENCE public.publication_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.publication_id_seq OWNED BY public.publication.id;
CREATE TABLE public.publication_tag (
    publication_id integer NOT NULL,
    tag_id text NOT NULL,
    published_at text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.read_count (
    day text NOT NULL,
    document_id text NOT NULL,
    reads integer NOT NULL
);
CREATE TABLE public.redirect (
    from_path text NOT NULL,
    document_id text,
    to_address text,
    created_at text NOT NULL
);
CREATE TABLE public.redirect_hit (
    from_path text NOT NULL,
    hits integer NOT NULL,
    last_hit_at text NOT NULL
);
CREATE TABLE public.reference (
    document_id text NOT NULL,
    revision integer NOT NULL,
    target_id text NOT NULL,
    document_kind text DEFAULT ''::text NOT NULL,
    is_listed integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.reset_letter (
    user_id text NOT NULL,
    at text NOT NULL
);
CREATE TABLE public.revision (
    document_id text NOT NULL,
    number integer NOT NULL,
    created_at text NOT NULL,
    created_by text NOT NULL,
    changed text NOT NULL,
    content text NOT NULL,
    is_automatic integer DEFAULT 0 NOT NULL,
    schema_version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.search_index (
    publication_id integer NOT NULL,
    tokens tsvector NOT NULL
);
CREATE TABLE public.search_word (
    form text NOT NULL,
    word text NOT NULL,
    seen integer NOT NULL
);
CREATE TABLE public.secret (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.session (
    id text NOT NULL,
    user_id text NOT NULL,
    token text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.shipped_bootstrap (
    version text NOT NULL,
    at text NOT NULL
);
CREATE TABLE public.traffic (
    day text NOT NULL,
    kind text NOT NULL,
    target text NOT NULL,
    count integer NOT NULL
);
CREATE TABLE public.two_factor (
    id text NOT NULL,
    user_id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    verified boolean,
    failed_verification_count integer,
    locked_until timestamp with time zone,
    last_step integer
);
CREATE TABLE public."user" (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    role text NOT NULL,
    must_change_password boolean NOT NULL,
    two_factor_enabled boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    language text DEFAULT 'it'::text NOT NULL,
    suspended_at text,
    invited_until text,
    last_sign_in_at text
);
CREATE TABLE public.verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.webhook_delivery (
    id text NOT NULL,
    document_id text NOT NULL,
    address text NOT NULL,
    payload text NOT NULL,
    attempts integer NOT NULL,
    due_at text NOT NULL,
    created_at text NOT NULL,
    problem text
);
CREATE TABLE public.webhook_outcome (
    document_id text NOT NULL,
    address text NOT NULL,
    delivered_at text,
    given_up_at text,
    problem text
);
ALTER TABLE ONLY public.audit ALTER COLUMN id SET DEFAULT nextval('public.audit_id_seq'::regclass);
ALTER TABLE ONLY public.consent_record ALTER COLUMN id SET DEFAULT nextval('public.consent_record_id_seq'::regclass);
ALTER TABLE ONLY public.publication ALTER COLUMN id SET DEFAULT nextval('public.publication_id_seq'::regclass);
INSERT INTO public.account VALUES ('esempio-0002', 'esempio-0001', 'local:credential', 'esempio-0001', 'credential', 'x', '2026-11-17 09:00:00+00', '2026-11-17 09:00:00+00');
INSERT INTO public.account VALUES ('esempio-0004', 'esempio-0003', 'local:credential', 'esempio-0003', 'credential', 'x', '2026-11-17 09:00:00+00', '2026-11-17 09:00:00+00');
INSERT INTO public.content_version VALUES (1, 10);
INSERT INTO public.document VALUES ('esempio-0005', 'media', NULL, 'porto.jpg', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0006', 'section', 'citta', 'Città', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0007', 'author', 'elsa-prima', 'Elsa Prima', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0008', 'tag', 'mare', 'Mare', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0009', 'issue', 'il-mare', 'Il mare', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, '{"number":1,"act":"publish","at":"2026-11-17T09:00:00.000Z","by":"esempio-0001","before":{"firstPublishedAt":null,"inReview":false,"note":"","returnedBy":null,"withdrawalAt":null,"publications":[],"schedule":null}}', NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0011', 'article', 'la-citta-di-notte', 'La città di notte', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, '{"number":1,"act":"publish","at":"2026-11-17T09:00:00.000Z","by":"esempio-0001","before":{"firstPublishedAt":null,"inReview":false,"note":"","returnedBy":null,"withdrawalAt":null,"publications":[],"schedule":null}}', NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0010', 'article', 'il-porto-vecchio', 'Il porto vecchio', 2, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, '{"number":2,"act":"publish","at":"2026-11-17T09:00:00.000Z","by":"esempio-0001","before":{"firstPublishedAt":"2026-11-17T09:00:00.000Z","inReview":false,"note":"","returnedBy":null,"withdrawalAt":null,"publications":[{"revision":1,"from":"2026-11-17T09:00:00.000Z","endsAt":null,"publishedAt":"2026-11-17T09:00:00.000Z"}],"schedule":null}}', NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0012', 'article', 'domani', 'Domani', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2036-11-18T09:00:00.000Z', NULL, NULL, '{"number":1,"act":"publish","at":"2026-11-17T09:00:00.000Z","by":"esempio-0001","before":{"firstPublishedAt":null,"inReview":false,"note":"","returnedBy":null,"withdrawalAt":null,"publications":[],"schedule":null}}', NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0013', 'article', 'una-bozza', 'Una bozza', 1, 1, 'Da rivedere', '2026-11-17T09:00:00.000Z', 'esempio-0003', '2026-11-17T09:00:00.000Z', 'esempio-0003', NULL, NULL, NULL, NULL, NULL, NULL, '');
INSERT INTO public.document VALUES ('esempio-0014', 'article', NULL, 'Nel cestino', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', NULL, NULL, NULL, NULL, '2026-11-17T09:00:00.000Z', 'esempio-0001', '');
INSERT INTO public.document VALUES ('esempio-0015', 'page', 'chi-siamo', 'Chi siamo', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, '{"number":1,"act":"publish","at":"2026-11-17T09:00:00.000Z","by":"esempio-0001","before":{"firstPublishedAt":null,"inReview":false,"note":"","returnedBy":null,"withdrawalAt":null,"publications":[],"schedule":null}}', NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0016', 'popup', '7', 'Sostieni', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, '{"number":1,"act":"publish","at":"2026-11-17T09:00:00.000Z","by":"esempio-0001","before":{"firstPublishedAt":null,"inReview":false,"note":"","returnedBy":null,"withdrawalAt":null,"publications":[],"schedule":null}}', NULL, NULL, '9999');
INSERT INTO public.document VALUES ('esempio-0017', 'menu', 'piede', 'Piede', 1, 0, '', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', 'esempio-0001', '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, NULL, '9999');
INSERT INTO public.document_summary VALUES ('esempio-0005', '{"type":"image/jpeg","bytes":1000,"width":800,"height":600,"thumb":"/media/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/320.webp","thumbhash":"1QcSHQRnh493V4dIh4eXh1h4kJUI","alt":"Il porto","altMissing":false,"credit":"Elsa","focus":{"x":0.5,"y":0.5}}', 'porto.jpg
il porto
all’alba
elsa', NULL, 'image/jpeg', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 0);
INSERT INTO public.document_summary VALUES ('esempio-0006', '{"description":"Strade e piazze","position":0}', 'citta', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0007', '{"role":"Inviata","portrait":"esempio-0005"}', 'elsa prima', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0008', '{"description":"Acqua"}', 'mare', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0009', '{"publishAt":null,"unpublishAt":null,"number":1,"cover":"esempio-0005","articles":0}', 'il mare', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0011', '{"publishAt":null,"unpublishAt":null,"section":"esempio-0006","authors":["esempio-0007"],"tags":[],"issue":null,"hero":null,"words":16}', 'la citta di notte', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0010', '{"publishAt":null,"unpublishAt":null,"section":"esempio-0006","authors":["esempio-0007"],"tags":["esempio-0008"],"issue":"esempio-0009","hero":"esempio-0005","words":16}', 'il porto vecchio', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0012', '{"publishAt":null,"unpublishAt":null,"section":"esempio-0006","authors":["esempio-0007"],"tags":[],"issue":null,"hero":null,"words":16}', 'domani', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0013', '{"publishAt":null,"unpublishAt":null,"section":null,"authors":[],"tags":[],"issue":null,"hero":null,"words":0}', 'una bozza', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0014', '{"publishAt":null,"unpublishAt":null,"section":null,"authors":[],"tags":[],"issue":null,"hero":null,"words":0}', 'nel cestino', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0015', '{"publishAt":null,"unpublishAt":null,"words":16}', 'chi siamo', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0016', '{"publishAt":null,"unpublishAt":null,"popupId":"7","edition":1,"title":"Sostieni la rivista","priority":0,"media":null,"size":"medium","where":{"include":[],"exclude":[],"pageKinds":[],"sections":[],"tags":[],"languages":[],"minWidth":null,"maxWidth":null,"parameter":""},"texts":1,"autoOpen":true,"hasWebhook":false}', 'sostieni', NULL, NULL, NULL, 0);
INSERT INTO public.document_summary VALUES ('esempio-0017', '{"slug":"piede","items":1}', 'piede', NULL, NULL, NULL, 0);
INSERT INTO public.media_file VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'esempio-0005');
INSERT INTO public.migration VALUES ('0001-first-tables', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0002-accounts', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0003-desk', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0004-popups', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0005-traffic', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0006-consent', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0007-timelines', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0008-bin', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0009-webhooks', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0010-schema-versions', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0011-one-time-codes', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0012-reset-letters', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0013-preview-links', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0014-published-words', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0015-backup-runs', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0016-editors-lists', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0017-publication-counts', '2026-11-17T09:00:00.000Z');
INSERT INTO public.migration VALUES ('0018-bin-index', '2026-11-17T09:00:00.000Z');
INSERT INTO public.publication VALUES (1, 'esempio-0005', 'media', NULL, 1, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, 'porto.jpg
il porto
all’alba
elsa');
INSERT INTO public.publication VALUES (2, 'esempio-0006', 'section', 'citta', 1, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, 'citta');
INSERT INTO public.publication VALUES (3, 'esempio-0007', 'author', 'elsa-prima', 1, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, 'elsa prima');
INSERT INTO public.publication VALUES (4, 'esempio-0008', 'tag', 'mare', 1, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, 'mare');
INSERT INTO public.publication VALUES (5, 'esempio-0009', 'issue', 'il-mare', 1, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, 'il mare');
INSERT INTO public.publication VALUES (7, 'esempio-0011', 'article', 'la-citta-di-notte', 1, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', 'esempio-0006', NULL, '{"title":"La città di notte","kicker":"","standfirst":"","hero":null,"authors":["esempio-0007"],"section":"esempio-0006","readingMinutes":1}', NULL, 'la citta di notte');
INSERT INTO public.publication VALUES (8, 'esempio-0010', 'article', 'il-porto-vecchio', 2, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', 'esempio-0006', 'esempio-0009', '{"title":"Il porto vecchio","kicker":"","standfirst":"","hero":"esempio-0005","authors":["esempio-0007"],"section":"esempio-0006","readingMinutes":1}', NULL, 'il porto vecchio');
INSERT INTO public.publication VALUES (9, 'esempio-0012', 'article', 'domani', 1, '2036-11-18T09:00:00.000Z', NULL, '2036-11-18T09:00:00.000Z', 'esempio-0006', NULL, '{"title":"Domani","kicker":"","standfirst":"","hero":null,"authors":["esempio-0007"],"section":"esempio-0006","readingMinutes":1}', NULL, 'domani');
INSERT INTO public.publication VALUES (10, 'esempio-0015', 'page', 'chi-siamo', 1, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, 'chi siamo');
INSERT INTO public.publication VALUES (11, 'esempio-0016', 'popup', '7', 1, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, 'sostieni');
INSERT INTO public.publication VALUES (12, 'esempio-0017', 'menu', 'piede', 1, '2026-11-17T09:00:00.000Z', NULL, '2026-11-17T09:00:00.000Z', NULL, NULL, NULL, NULL, 'piede');
INSERT INTO public.publication_author VALUES (7, 'esempio-0007', '2026-11-17T09:00:00.000Z');
INSERT INTO public.publication_author VALUES (8, 'esempio-0007', '2026-11-17T09:00:00.000Z');
INSERT INTO public.publication_author VALUES (9, 'esempio-0007', '2036-11-18T09:00:00.000Z');
INSERT INTO public.publication_count VALUES ('kind', 'media', 1);
INSERT INTO public.publication_count VALUES ('kind', 'section', 1);
INSERT INTO public.publication_count VALUES ('kind', 'author', 1);
INSERT INTO public.publication_count VALUES ('kind', 'tag', 1);
INSERT INTO public.publication_count VALUES ('kind', 'issue', 1);
INSERT INTO public.publication_count VALUES ('month', '2026-11', 2);
INSERT INTO public.publication_count VALUES ('issue', 'esempio-0009', 1);
INSERT INTO public.publication_count VALUES ('tag', 'esempio-0008', 1);
INSERT INTO public.publication_count VALUES ('kind', 'article', 3);
INSERT INTO public.publication_count VALUES ('month', '2036-11', 1);
INSERT INTO public.publication_count VALUES ('section', 'esempio-0006', 3);
INSERT INTO public.publication_count VALUES ('author', 'esempio-0007', 3);
INSERT INTO public.publication_count VALUES ('kind', 'page', 1);
INSERT INTO public.publication_count VALUES ('kind', 'popup', 1);
INSERT INTO public.publication_count VALUES ('kind', 'menu', 1);
INSERT INTO public.publication_tag VALUES (8, 'esempio-0008', '2026-11-17T09:00:00.000Z');
INSERT INTO public.redirect VALUES ('/articoli/il-porto', 'esempio-0010', NULL, '2026-11-17T09:00:00.000Z');
INSERT INTO public.reference VALUES ('esempio-0007', 1, 'esempio-0005', 'author', 1);
INSERT INTO public.reference VALUES ('esempio-0009', 1, 'esempio-0005', 'issue', 1);
INSERT INTO public.reference VALUES ('esempio-0011', 1, 'esempio-0006', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0011', 1, 'esempio-0007', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0011', 1, 'esempio-0005', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0010', 1, 'esempio-0006', 'article', 0);
INSERT INTO public.reference VALUES ('esempio-0010', 1, 'esempio-0007', 'article', 0);
INSERT INTO public.reference VALUES ('esempio-0010', 1, 'esempio-0008', 'article', 0);
INSERT INTO public.reference VALUES ('esempio-0010', 1, 'esempio-0009', 'article', 0);
INSERT INTO public.reference VALUES ('esempio-0010', 1, 'esempio-0005', 'article', 0);
INSERT INTO public.reference VALUES ('esempio-0010', 2, 'esempio-0006', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0010', 2, 'esempio-0007', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0010', 2, 'esempio-0008', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0010', 2, 'esempio-0009', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0010', 2, 'esempio-0005', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0012', 1, 'esempio-0006', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0012', 1, 'esempio-0007', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0012', 1, 'esempio-0005', 'article', 1);
INSERT INTO public.reference VALUES ('esempio-0015', 1, 'esempio-0005', 'page', 1);
INSERT INTO public.revision VALUES ('esempio-0005', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["fileName","hash","type","bytes","picture","alt","caption","credit","focus"]', '{"fileName":"porto.jpg","hash":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","type":"image/jpeg","bytes":1000,"picture":{"width":800,"height":600,"widths":[320,640],"formats":["avif","webp","jpeg"],"thumbhash":"1QcSHQRnh493V4dIh4eXh1h4kJUI"},"alt":"Il porto","caption":"All’alba","credit":"Elsa","focus":{"x":0.5,"y":0.5}}', 0, 1);
INSERT INTO public.revision VALUES ('esempio-0006', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["name","slug","description","position","podcast"]', '{"name":"Città","slug":"citta","description":"Strade e piazze","position":0,"podcast":{"isOn":false,"author":"","category":"Society & Culture","isExplicit":false}}', 0, 2);
INSERT INTO public.revision VALUES ('esempio-0007', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["name","slug","role","bio","portrait","links"]', '{"name":"Elsa Prima","slug":"elsa-prima","role":"Inviata","bio":"Scrive di mare.","portrait":"esempio-0005","links":[]}', 0, 1);
INSERT INTO public.revision VALUES ('esempio-0008', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["name","slug","description"]', '{"name":"Mare","slug":"mare","description":"Acqua"}', 0, 1);
INSERT INTO public.revision VALUES ('esempio-0009', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["title","slug","number","standfirst","body","cover","order","publishAt","unpublishAt"]', '{"title":"Il mare","slug":"il-mare","number":1,"standfirst":"Acqua","body":{"type":"doc","content":[]},"cover":"esempio-0005","order":[],"publishAt":null,"unpublishAt":null}', 0, 1);
INSERT INTO public.revision VALUES ('esempio-0010', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["title","slug","kicker","standfirst","body","hero","heroCaption","opening","isDuotone","authors","section","tags","issue","language","seoTitle","seoDescription","socialImage","publishAt","unpublishAt"]', '{"title":"Il porto","slug":"il-porto","kicker":"Città","standfirst":"Com’era","body":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Il porto all’alba, "},{"type":"text","text":"le gru","marks":[{"type":"bold"}]},{"type":"text","text":" e il silenzio."}]},{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"La banchina"}]},{"type":"image","attrs":{"media":"esempio-0005","caption":"Il porto","credit":"Elsa"}},{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Uno"}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Due"}]}]}]},{"type":"blockquote","content":[{"type":"paragraph","content":[{"type":"text","text":"Si parte."}]}]},{"type":"horizontalRule"}]},"hero":"esempio-0005","heroCaption":"","opening":"centred","isDuotone":false,"authors":["esempio-0007"],"section":"esempio-0006","tags":["esempio-0008"],"issue":"esempio-0009","language":"it","seoTitle":"","seoDescription":"","socialImage":null,"publishAt":null,"unpublishAt":null}', 0, 2);
INSERT INTO public.revision VALUES ('esempio-0011', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["title","slug","kicker","standfirst","body","hero","heroCaption","opening","isDuotone","authors","section","tags","issue","language","seoTitle","seoDescription","socialImage","publishAt","unpublishAt"]', '{"title":"La città di notte","slug":"la-citta-di-notte","kicker":"","standfirst":"","body":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Il porto all’alba, "},{"type":"text","text":"le gru","marks":[{"type":"bold"}]},{"type":"text","text":" e il silenzio."}]},{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"La banchina"}]},{"type":"image","attrs":{"media":"esempio-0005","caption":"Il porto","credit":"Elsa"}},{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Uno"}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Due"}]}]}]},{"type":"blockquote","content":[{"type":"paragraph","content":[{"type":"text","text":"Si parte."}]}]},{"type":"horizontalRule"}]},"hero":null,"heroCaption":"","opening":"centred","isDuotone":false,"authors":["esempio-0007"],"section":"esempio-0006","tags":[],"issue":null,"language":"it","seoTitle":"","seoDescription":"","socialImage":null,"publishAt":null,"unpublishAt":null}', 0, 2);
INSERT INTO public.revision VALUES ('esempio-0010', 2, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["title","slug","kicker","standfirst"]', '{"title":"Il porto vecchio","slug":"il-porto-vecchio","kicker":"","standfirst":"","body":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Il porto all’alba, "},{"type":"text","text":"le gru","marks":[{"type":"bold"}]},{"type":"text","text":" e il silenzio."}]},{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"La banchina"}]},{"type":"image","attrs":{"media":"esempio-0005","caption":"Il porto","credit":"Elsa"}},{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Uno"}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Due"}]}]}]},{"type":"blockquote","content":[{"type":"paragraph","content":[{"type":"text","text":"Si parte."}]}]},{"type":"horizontalRule"}]},"hero":"esempio-0005","heroCaption":"","opening":"centred","isDuotone":false,"authors":["esempio-0007"],"section":"esempio-0006","tags":["esempio-0008"],"issue":"esempio-0009","language":"it","seoTitle":"","seoDescription":"","socialImage":null,"publishAt":null,"unpublishAt":null}', 0, 2);
INSERT INTO public.revision VALUES ('esempio-0012', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["title","slug","kicker","standfirst","body","hero","heroCaption","opening","isDuotone","authors","section","tags","issue","language","seoTitle","seoDescription","socialImage","publishAt","unpublishAt"]', '{"title":"Domani","slug":"domani","kicker":"","standfirst":"","body":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Il porto all’alba, "},{"type":"text","text":"le gru","marks":[{"type":"bold"}]},{"type":"text","text":" e il silenzio."}]},{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"La banchina"}]},{"type":"image","attrs":{"media":"esempio-0005","caption":"Il porto","credit":"Elsa"}},{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Uno"}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Due"}]}]}]},{"type":"blockquote","content":[{"type":"paragraph","content":[{"type":"text","text":"Si parte."}]}]},{"type":"horizontalRule"}]},"hero":null,"heroCaption":"","opening":"centred","isDuotone":false,"authors":["esempio-0007"],"section":"esempio-0006","tags":[],"issue":null,"language":"it","seoTitle":"","seoDescription":"","socialImage":null,"publishAt":null,"unpublishAt":null}', 0, 2);
INSERT INTO public.revision VALUES ('esempio-0013', 1, '2026-11-17T09:00:00.000Z', 'esempio-0003', '["title","slug","kicker","standfirst","body","hero","heroCaption","opening","isDuotone","authors","section","tags","issue","language","seoTitle","seoDescription","socialImage","publishAt","unpublishAt"]', '{"title":"Una bozza","slug":"una-bozza","kicker":"","standfirst":"","body":{"type":"doc","content":[]},"hero":null,"heroCaption":"","opening":"centred","isDuotone":false,"authors":[],"section":null,"tags":[],"issue":null,"language":"it","seoTitle":"","seoDescription":"","socialImage":null,"publishAt":null,"unpublishAt":null}', 0, 2);
INSERT INTO public.revision VALUES ('esempio-0014', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["title","slug","kicker","standfirst","body","hero","heroCaption","opening","isDuotone","authors","section","tags","issue","language","seoTitle","seoDescription","socialImage","publishAt","unpublishAt"]', '{"title":"Nel cestino","slug":"nel-cestino","kicker":"","standfirst":"","body":{"type":"doc","content":[]},"hero":null,"heroCaption":"","opening":"centred","isDuotone":false,"authors":[],"section":null,"tags":[],"issue":null,"language":"it","seoTitle":"","seoDescription":"","socialImage":null,"publishAt":null,"unpublishAt":null}', 0, 2);
INSERT INTO public.revision VALUES ('esempio-0015', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["title","slug","standfirst","body","language","seoTitle","seoDescription","socialImage","publishAt","unpublishAt"]', '{"title":"Chi siamo","slug":"chi-siamo","standfirst":"","body":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Il porto all’alba, "},{"type":"text","text":"le gru","marks":[{"type":"bold"}]},{"type":"text","text":" e il silenzio."}]},{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"La banchina"}]},{"type":"image","attrs":{"media":"esempio-0005","caption":"Il porto","credit":"Elsa"}},{"type":"bulletList","content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Uno"}]}]},{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","text":"Due"}]}]}]},{"type":"blockquote","content":[{"type":"paragraph","content":[{"type":"text","text":"Si parte."}]}]},{"type":"horizontalRule"}]},"language":"it","seoTitle":"","seoDescription":"","socialImage":null,"publishAt":null,"unpublishAt":null}', 0, 1);
INSERT INTO public.revision VALUES ('esempio-0016', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["id","edition","name","title","body","media","size","position","look","okLabel","leftLabel","doNotShowAgain","doNotShowAgainLabel","variants","redirect","autoOpen","trigger","openModalOnElementClick","reopenOnClick","showOnce","cookieExpiration","autoHide","autoHideDelay","closeButton","closeOnEscape","closeOnBackdrop","targeting","webhook","priority","publishAt","unpublishAt"]', '{"id":"7","edition":1,"name":"Sostieni","title":"Sostieni la rivista","body":{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Grazie."}]}]},"media":null,"size":"medium","position":"center","look":"paper","okLabel":"","leftLabel":"","doNotShowAgain":true,"doNotShowAgainLabel":"","variants":[],"redirect":"","autoOpen":true,"trigger":{"type":"delay","seconds":0},"openModalOnElementClick":"","reopenOnClick":false,"showOnce":false,"cookieExpiration":null,"autoHide":false,"autoHideDelay":5,"closeButton":true,"closeOnEscape":true,"closeOnBackdrop":true,"targeting":{"include":[],"exclude":[],"pageKinds":[],"sections":[],"tags":[],"languages":[],"minWidth":null,"maxWidth":null,"parameter":""},"webhook":"","priority":0,"publishAt":null,"unpublishAt":null}', 0, 4);
INSERT INTO public.revision VALUES ('esempio-0017', 1, '2026-11-17T09:00:00.000Z', 'esempio-0001', '["name","slug","items"]', '{"name":"Piede","slug":"piede","items":[{"label":"Chi siamo","address":"/chi-siamo"}]}', 0, 1);
INSERT INTO public.search_index VALUES (7, '''_aesempio0007'' ''_sesempio0006'' ''alb'':10C ''alba'':30 ''all'':9C,29 ''banchin'':17C ''banchina'':33 ''citt'':2A ''citta'':24 ''di'':3A ''due'':21C,34 ''e'':13C ''els'':5B ''elsa'':26 ''gru'':12C,31 ''il'':7C,14C,18C ''la'':1A,16C ''le'':11C ''nott'':4A ''notte'':25 ''part'':23C ''parte'':35 ''port'':8C,19C ''porto'':28 ''prim'':6B ''prima'':27 ''si'':22C ''silenz'':15C ''silenzio'':32 ''uno'':20C');
INSERT INTO public.search_index VALUES (8, '''_aesempio0007'' ''_sesempio0006'' ''alb'':10C ''alba'':30 ''all'':9C,29 ''banchin'':17C ''banchina'':33 ''due'':21C,34 ''e'':13C ''els'':4B ''elsa'':26 ''gru'':12C,31 ''il'':1A,7C,14C,18C ''la'':16C ''le'':11C ''mar'':6B ''mare'':28 ''part'':23C ''parte'':35 ''port'':2A,8C,19C ''porto'':24 ''prim'':5B ''prima'':27 ''si'':22C ''silenz'':15C ''silenzio'':32 ''uno'':20C ''vecc'':3A ''vecchio'':25');
INSERT INTO public.search_index VALUES (9, '''_aesempio0007'' ''_sesempio0006'' ''alb'':7C ''alba'':26 ''all'':6C,25 ''banchin'':14C ''banchina'':29 ''doman'':1A ''domani'':21 ''due'':18C,30 ''e'':10C ''els'':2B ''elsa'':22 ''gru'':9C,27 ''il'':4C,11C,15C ''la'':13C ''le'':8C ''part'':20C ''parte'':31 ''port'':5C,16C ''porto'':24 ''prim'':3B ''prima'':23 ''si'':19C ''silenz'':12C ''silenzio'':28 ''uno'':17C');
INSERT INTO public.search_word VALUES ('Città', 'citta', 1);
INSERT INTO public.search_word VALUES ('città', 'citta', 1);
INSERT INTO public.search_word VALUES ('notte', 'notte', 1);
INSERT INTO public.search_word VALUES ('vecchio', 'vecchio', 1);
INSERT INTO public.search_word VALUES ('Mare', 'mare', 2);
INSERT INTO public.search_word VALUES ('Domani', 'domani', 1);
INSERT INTO public.search_word VALUES ('Elsa', 'elsa', 4);
INSERT INTO public.search_word VALUES ('Prima', 'prima', 4);
INSERT INTO public.search_word VALUES ('porto', 'porto', 4);
INSERT INTO public.search_word VALUES ('alba', 'alba', 4);
INSERT INTO public.search_word VALUES ('silenzio', 'silenzio', 4);
INSERT INTO public.search_word VALUES ('banchina', 'banchina', 4);
INSERT INTO public.search_word VALUES ('parte', 'parte', 4);
INSERT INTO public."user" VALUES ('esempio-0001', 'Ada', 'ada@rivista.example', true, NULL, 'amministratore', false, false, '2026-11-17 09:00:00+00', '2026-11-17 09:00:00+00', 'it', NULL, NULL, NULL);
INSERT INTO public."user" VALUES ('esempio-0003', 'Bruno', 'bruno@rivista.example', true, NULL, 'redattore', false, false, '2026-11-17 09:00:00+00', '2026-11-17 09:00:00+00', 'it', NULL, NULL, NULL);
SELECT pg_catalog.setval('public.audit_id_seq', 1, false);
SELECT pg_catalog.setval('public.consent_record_id_seq', 1, false);
SELECT pg_catalog.setval('public.publication_id_seq', 12, true);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.assignment
    ADD CONSTRAINT assignment_key PRIMARY KEY (document_id, user_id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.backup_run
    ADD CONSTRAINT backup_run_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.consent_record
    ADD CONSTRAINT consent_record_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.content_version
    ADD CONSTRAINT content_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.document_summary
    ADD CONSTRAINT document_summary_pkey PRIMARY KEY (document_id);
ALTER TABLE ONLY public.gone_address
    ADD CONSTRAINT gone_address_pkey PRIMARY KEY (path);
ALTER TABLE ONLY public.media_file
    ADD CONSTRAINT media_file_key PRIMARY KEY (hash, document_id);
ALTER TABLE ONLY public.merged_document
    ADD CONSTRAINT merged_document_pkey PRIMARY KEY (old_id);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.popup_count
    ADD CONSTRAINT popup_count_key PRIMARY KEY (document_id, day, event, page, device, variant);
ALTER TABLE ONLY public.popup_submit
    ADD CONSTRAINT popup_submit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_key PRIMARY KEY (document_id, tab);
ALTER TABLE ONLY public.preview_link
    ADD CONSTRAINT preview_link_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.preview_link
    ADD CONSTRAINT preview_link_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.publication_author
    ADD CONSTRAINT publication_author_key PRIMARY KEY (author_id, publication_id);
ALTER TABLE ONLY public.publication_count
    ADD CONSTRAINT publication_count_key PRIMARY KEY (list, key);
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.publication_tag
    ADD CONSTRAINT publication_tag_key PRIMARY KEY (tag_id, publication_id);
ALTER TABLE ONLY public.read_count
    ADD CONSTRAINT read_count_key PRIMARY KEY (day, document_id);
ALTER TABLE ONLY public.redirect_hit
    ADD CONSTRAINT redirect_hit_pkey PRIMARY KEY (from_path);
ALTER TABLE ONLY public.redirect
    ADD CONSTRAINT redirect_pkey PRIMARY KEY (from_path);
ALTER TABLE ONLY public.reference
    ADD CONSTRAINT reference_key PRIMARY KEY (target_id, document_id, revision);
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_key PRIMARY KEY (document_id, number);
ALTER TABLE ONLY public.search_index
    ADD CONSTRAINT search_index_pkey PRIMARY KEY (publication_id);
ALTER TABLE ONLY public.search_word
    ADD CONSTRAINT search_word_pkey PRIMARY KEY (form);
ALTER TABLE ONLY public.secret
    ADD CONSTRAINT secret_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_key UNIQUE (token);
ALTER TABLE ONLY public.shipped_bootstrap
    ADD CONSTRAINT shipped_bootstrap_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.traffic
    ADD CONSTRAINT traffic_key PRIMARY KEY (kind, day, target);
ALTER TABLE ONLY public.two_factor
    ADD CONSTRAINT two_factor_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);
ALTER TABLE ONLY public."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_delivery
    ADD CONSTRAINT webhook_delivery_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_outcome
    ADD CONSTRAINT webhook_outcome_pkey PRIMARY KEY (document_id);
CREATE INDEX account_user ON public.account USING btree (user_id);
CREATE INDEX audit_at ON public.audit USING btree (at);
CREATE INDEX audit_subject ON public.audit USING btree (subject, at);
CREATE INDEX audit_user ON public.audit USING btree (user_id, at);
CREATE INDEX backup_run_start ON public.backup_run USING btree (started_at);
CREATE INDEX consent_record_at ON public.consent_record USING btree (at);
CREATE INDEX document_created ON public.document USING btree (kind, created_at, id) WHERE (trashed_at IS NULL);
CREATE INDEX document_first_published ON public.document USING btree (first_published_at) WHERE (trashed_at IS NULL);
CREATE INDEX document_in_review ON public.document USING btree (kind, updated_at) WHERE ((trashed_at IS NULL) AND (in_review = 1));
CREATE INDEX document_own ON public.document USING btree (kind, created_by, updated_at, id) WHERE (trashed_at IS NULL);
CREATE INDEX document_published ON public.document USING btree (kind, COALESCE(first_published_at, ''::text), id) WHERE (trashed_at IS NULL);
CREATE INDEX document_recent ON public.document USING btree (updated_at) WHERE (trashed_at IS NULL);
CREATE INDEX document_shown_until ON public.document USING btree (kind, shown_until) WHERE (trashed_at IS NULL);
CREATE UNIQUE INDEX document_slug ON public.document USING btree (kind, slug);
CREATE INDEX document_summary_hash ON public.document_summary USING btree (media_hash);
CREATE INDEX document_summary_planned ON public.document_summary USING btree (planned_at);
CREATE INDEX document_title ON public.document USING btree (kind, lower(title), id) WHERE (trashed_at IS NULL);
CREATE INDEX document_trashed ON public.document USING btree (trashed_at) WHERE (trashed_at IS NOT NULL);
CREATE INDEX document_updated ON public.document USING btree (kind, updated_at, id) WHERE (trashed_at IS NULL);
CREATE INDEX gone_address_document ON public.gone_address USING btree (document_id);
CREATE INDEX media_file_document ON public.media_file USING btree (document_id);
CREATE INDEX popup_count_day ON public.popup_count USING btree (day);
CREATE INDEX popup_submit_at ON public.popup_submit USING btree (at);
CREATE INDEX popup_submit_document ON public.popup_submit USING btree (document_id, at);
CREATE INDEX preview_link_document ON public.preview_link USING btree (document_id);
CREATE INDEX preview_link_maker ON public.preview_link USING btree (created_by);
CREATE INDEX publication_author_newest ON public.publication_author USING btree (author_id, published_at, publication_id);
CREATE INDEX publication_author_publication ON public.publication_author USING btree (publication_id);
CREATE INDEX publication_count_most ON public.publication_count USING btree (list, count);
CREATE INDEX publication_document ON public.publication USING btree (document_id);
CREATE INDEX publication_from ON public.publication USING btree (visible_from);
CREATE INDEX publication_issue ON public.publication USING btree (issue_id, published_at);
CREATE INDEX publication_newest ON public.publication USING btree (kind, published_at, visible_from, visible_until);
CREATE INDEX publication_section ON public.publication USING btree (section_id, published_at);
CREATE INDEX publication_slug ON public.publication USING btree (kind, slug);
CREATE INDEX publication_tag_newest ON public.publication_tag USING btree (tag_id, published_at, publication_id);
CREATE INDEX publication_tag_publication ON public.publication_tag USING btree (publication_id);
CREATE INDEX publication_until ON public.publication USING btree (visible_until);
CREATE INDEX read_count_document ON public.read_count USING btree (document_id);
CREATE INDEX reference_document ON public.reference USING btree (document_id, revision);
CREATE INDEX reference_listed ON public.reference USING btree (target_id, is_listed, document_kind, document_id);
CREATE INDEX reset_letter_user ON public.reset_letter USING btree (user_id);
CREATE INDEX search_index_tokens ON public.search_index USING gin (tokens);
CREATE INDEX search_word_folded ON public.search_word USING btree (word);
CREATE INDEX "session_user" ON public.session USING btree (user_id);
CREATE INDEX two_factor_user ON public.two_factor USING btree (user_id);
CREATE INDEX verification_identifier ON public.verification USING btree (identifier);
CREATE INDEX webhook_delivery_document ON public.webhook_delivery USING btree (document_id);
CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (due_at);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assignment
    ADD CONSTRAINT assignment_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.assignment
    ADD CONSTRAINT assignment_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id);
ALTER TABLE ONLY public.document_summary
    ADD CONSTRAINT document_summary_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.document
    ADD CONSTRAINT document_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public."user"(id);
ALTER TABLE ONLY public.gone_address
    ADD CONSTRAINT gone_address_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.media_file
    ADD CONSTRAINT media_file_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.preview_link
    ADD CONSTRAINT preview_link_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.preview_link
    ADD CONSTRAINT preview_link_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.publication_author
    ADD CONSTRAINT publication_author_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES public.publication(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.publication
    ADD CONSTRAINT publication_revision FOREIGN KEY (document_id, revision) REFERENCES public.revision(document_id, number);
ALTER TABLE ONLY public.publication_tag
    ADD CONSTRAINT publication_tag_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES public.publication(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.read_count
    ADD CONSTRAINT read_count_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.redirect
    ADD CONSTRAINT redirect_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.reference
    ADD CONSTRAINT reference_revision FOREIGN KEY (document_id, revision) REFERENCES public.revision(document_id, number) ON DELETE CASCADE;
ALTER TABLE ONLY public.reset_letter
    ADD CONSTRAINT reset_letter_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_created_by_fkey FOREIGN KEY (created_by) REFERENCES public."user"(id);
ALTER TABLE ONLY public.revision
    ADD CONSTRAINT revision_document_id_fkey FOREIGN KEY (document_id) REFERENCES public.document(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.search_index
    ADD CONSTRAINT search_index_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES public.publication(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.two_factor
    ADD CONSTRAINT two_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES public."user"(id) ON DELETE CASCADE;

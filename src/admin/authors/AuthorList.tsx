import DrawOutlined from '@mui/icons-material/DrawOutlined'
import { Avatar, Box, Card, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { SERIF } from '../theme/theme.ts'
import { DocumentListPage } from '../list/DocumentListPage.tsx'
import { useMessages } from '../useMessages.ts'

/** Every byline, with its face. */
export function AuthorList() {
  const t = useMessages()
  const { title, text, empty } = t.authors
  return (
    <DocumentListPage kind="author" title={title} text={text} newLabel={t.authors.new} empty={empty} icon={DrawOutlined}>
      {(authors) => (
        <Box component="ul" sx={grid}>
          {authors.map(({ id, title: name, summary, names, usedBy }) => (
            <Card component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, position: 'relative' }}>
              <Avatar
                src={(summary.portrait && names[summary.portrait]?.thumb) ?? ''}
                alt=""
                sx={{ width: 56, height: 56, fontFamily: SERIF }}
              >
                {name.slice(0, 1)}
              </Avatar>
              <Box sx={{ minWidth: 0 }}>
                <Link component={RouterLink} to={`/author/${id}`} underline="hover" color="text.primary" sx={link}>
                  {name}
                </Link>
                <Typography variant="body2" color="text.secondary">
                  {summary.role}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {usedBy === 0 ? t.lists.noArticles : t.lists.articles(usedBy)}
                </Typography>
              </Box>
            </Card>
          ))}
        </Box>
      )}
    </DocumentListPage>
  )
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
}
/** The whole card is the link. */
const link = { fontFamily: SERIF, fontSize: '1.125rem', fontWeight: 500, '&::after': { content: '""', position: 'absolute', inset: 0 } }

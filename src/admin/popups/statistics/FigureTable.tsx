import { Card, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import type { PopupFigures } from '../../../content/popups/figures.ts'
import type { PopupStatistics } from '../../../content/popups/statistics.ts'
import { useMessages } from '../../useMessages.ts'
import { useNumbers } from './useNumbers.ts'

/** The pages that say most; all of them are in the CSV. */
const SHOWN_PAGES = 12

/** By page and by device, as tables: what plots have no room for. */
export function FigureTable({ statistics: { pages, devices } }: { readonly statistics: PopupStatistics }) {
  const t = useMessages().popupStudio.statistics
  return (
    <>
      <Figures
        title={t.byPage}
        column={t.page}
        rows={pages.slice(0, SHOWN_PAGES).map((figures) => ({ name: figures.page || t.otherPages, figures }))}
      />
      <Figures
        title={t.byDevice}
        column={t.device}
        rows={devices.filter(({ views, ok }) => views + ok > 0).map((figures) => ({ name: t.devices[figures.device], figures }))}
      />
    </>
  )
}

interface FiguresProps {
  readonly title: string
  readonly column: string
  readonly rows: readonly { readonly name: string; readonly figures: PopupFigures }[]
}

function Figures({ title, column, rows }: FiguresProps) {
  const t = useMessages().popupStudio.statistics
  const { number, percent } = useNumbers()
  if (rows.length === 0) return null
  const head = [t.views, t.ok, '%', t.dismissals, t.autoHides, t.neverAgain]
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{column}</TableCell>
              {head.map((label) => (
                <TableCell key={label} align="right">
                  {label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ name, figures }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: '10rem' }}>
                  {name}
                </TableCell>
                {[
                  number(figures.views),
                  number(figures.ok),
                  figures.okRate === null ? '–' : percent(figures.okRate),
                  number(figures.dismissals),
                  number(figures.autoHides),
                  number(figures.neverAgain),
                ].map((value, index) => (
                  <TableCell key={index} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  )
}

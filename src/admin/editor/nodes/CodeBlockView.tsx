import { Box, MenuItem } from '@mui/material'
import { NodeViewContent, NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { CODE_LANGUAGES, knownLanguage } from '../../../content/body/codeLanguages.ts'
import { useMessages } from '../../useMessages.ts'
import { BlockSelect } from './BlockSelect.tsx'

/** Code and its language. It is coloured on the page, not here: colours that come and go while one types help nobody. */
export function CodeBlockView(view: ReactNodeViewProps) {
  const t = useMessages().editor
  const language = (view.node.attrs['language'] as string | null) ?? '' // the library's own name
  const known = knownLanguage(language)
  return (
    <NodeViewWrapper>
      <Box role="group" aria-label={t.blocks.codeBlock.label} className="code-block">
        <Box contentEditable={false} sx={{ display: 'flex', justifyContent: 'flex-end' }}>
          <BlockSelect
            label={t.code.language}
            isDisabled={!view.editor.isEditable}
            value={known ?? language}
            onChange={(chosen) => view.updateAttributes({ language: chosen || null })}
          >
            <MenuItem value="">{t.code.plain}</MenuItem>
            {language && !known && <MenuItem value={language}>{language}</MenuItem>}
            {Object.entries(CODE_LANGUAGES).map(([id, name]) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </BlockSelect>
        </Box>
        <Box component="pre" spellCheck={false} sx={{ m: 0, overflowX: 'auto' }}>
          <NodeViewContent<'code'> as="code" />
        </Box>
      </Box>
    </NodeViewWrapper>
  )
}
